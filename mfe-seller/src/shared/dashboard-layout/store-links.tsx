import { LocalLink, lazyComponent, linkTo, useSession } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './nav-links.styles.ts';

const StoreSwitch = lazyComponent(() =>
  import(/* webpackChunkName: "store-switch" */ './store-switch.tsx').then((m) => m.StoreSwitch),
);

/** Whose workspace this is, the ways back to the shop, and other stores of the user on request. */
export const StoreLinks = () => {
  const { t } = useTranslation('seller');
  const { user } = useSession();
  const [open, setOpen] = useState<boolean>();
  if (!user?.merchant) return null;
  const { id, merchant_name: name, merchant_slug: slug } = user.merchant;
  return (
    <div css={style.store}>
      <p css={style.storeName}>{name}</p>
      <p css={style.storeWays}>
        <LocalLink to={linkTo('storefront.store', { slug })}>{t('nav.visit')}</LocalLink>
        <LocalLink to={linkTo('storefront.home')}>{t('nav.shop')}</LocalLink>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('nav.switch')}
        </button>
      </p>
      {open !== undefined && (
        <StoreSwitch current={id} open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />
      )}
    </div>
  );
};
