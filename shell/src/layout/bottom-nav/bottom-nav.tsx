import { LocalNavLink, linkTo, useSession } from '@pasar/slice-kit';
import { House, LayoutGrid, ReceiptText, User, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { bottomNavStyle, tabStyle } from './bottom-nav.styles.ts';

/** The phone's main ways, within reach of the thumb; only pages that exist. */
export const BottomNav = () => {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  const offers = useHasPage();
  const tabs = [
    { page: 'storefront.home', to: () => linkTo('storefront.home'), Icon: House, text: t('nav.home') },
    {
      page: 'storefront.categories',
      to: () => linkTo('storefront.categories'),
      Icon: LayoutGrid,
      text: t('nav.categories'),
    },
    {
      page: 'storefront.flashSale',
      to: () => linkTo('storefront.flashSale'),
      Icon: Zap,
      text: t('nav.flashSale'),
    },
    { page: 'buyer.orders', to: () => linkTo('buyer.orders'), Icon: ReceiptText, text: t('nav.orders') },
    ...(signedIn
      ? [{ page: 'buyer.overview', to: () => linkTo('buyer.overview'), Icon: User, text: t('nav.account') }]
      : [{ page: 'auth.login', to: () => linkTo('auth.login'), Icon: User, text: t('nav.logIn') }]),
  ].filter(({ page }) => offers(page));
  return (
    <nav css={bottomNavStyle} aria-label={t('nav.main')}>
      {tabs.slice(0, 5).map(({ page, to, Icon, text }) => (
        <LocalNavLink key={page} to={to()} end css={tabStyle}>
          <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
          {text}
        </LocalNavLink>
      ))}
    </nav>
  );
};
