import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Nothing is in the cart: where to find something. */
export const EmptyCart = () => {
  const { t } = useTranslation('storefront');
  return (
    <Card padding="l">
      <EmptyState
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={
          <ButtonLink as={LocalLink} to={linkTo('storefront.home')}>
            {t('cart.empty.home')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
