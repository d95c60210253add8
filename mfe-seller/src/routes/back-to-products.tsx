import { LocalLink, linkTo } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The way back from a page inside of the products. */
export const BackToProducts = () => {
  const { t } = useTranslation('seller');
  return (
    <TextLink as={LocalLink} standalone to={linkTo('seller.products')}>
      ← {t('nav.products')}
    </TextLink>
  );
};
