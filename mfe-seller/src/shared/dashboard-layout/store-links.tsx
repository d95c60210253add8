import { LocalLink, linkTo, useSession } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import * as style from './nav-links.styles.ts';

/** Whose workspace this is, and the ways back to the shop. */
export const StoreLinks = () => {
  const { t } = useTranslation('seller');
  const { user } = useSession();
  if (!user?.merchant) return null;
  const { merchant_name: name, merchant_slug: slug } = user.merchant;
  return (
    <div css={style.store}>
      <p css={style.storeName}>{name}</p>
      <p css={style.storeWays}>
        <LocalLink to={linkTo('storefront.store', { slug })}>{t('nav.visit')}</LocalLink>
        <LocalLink to={linkTo('storefront.home')}>{t('nav.shop')}</LocalLink>
      </p>
    </div>
  );
};
