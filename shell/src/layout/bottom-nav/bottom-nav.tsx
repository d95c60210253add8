import { paths } from '@pasar/contract';
import { LocalNavLink, useSession } from '@pasar/slice-kit';
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
    { to: paths.home(), Icon: House, text: t('nav.home') },
    { to: paths.search(), Icon: LayoutGrid, text: t('nav.categories') },
    { to: paths.flashSale(), Icon: Zap, text: t('nav.flashSale') },
    { to: paths.account.orders(), Icon: ReceiptText, text: t('nav.orders') },
    ...(signedIn
      ? [{ to: paths.account.overview(), Icon: User, text: t('nav.account') }]
      : [{ to: paths.login(), Icon: User, text: t('nav.logIn') }]),
  ].filter(({ to }) => offers(to));
  return (
    <nav css={bottomNavStyle} aria-label={t('nav.main')}>
      {tabs.slice(0, 5).map(({ to, Icon, text }) => (
        <LocalNavLink key={to} to={to} end css={tabStyle}>
          <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
          {text}
        </LocalNavLink>
      ))}
    </nav>
  );
};
