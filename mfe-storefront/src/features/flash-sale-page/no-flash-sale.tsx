import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** No sale is announced for the next 24 hours: where there is something to save now. */
export const NoFlashSale = () => {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      title={t('kilat.empty.title')}
      text={t('kilat.empty.text')}
      action={
        <ButtonLink as={LocalLink} to={linkTo('storefront.promos')}>
          {t('kilat.empty.promos')}
        </ButtonLink>
      }
    />
  );
};
