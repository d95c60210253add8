import { LocalNavLink, linkTo, useNavigation, useSession } from '@pasar/slice-kit';
import { House, Icon, LayoutGrid, ReceiptText, User, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { bottomNavStyle, tabStyle } from './bottom-nav.styles.ts';

/** The icon of a link that has none. */
const arrow = 'm9 18 6-6-6-6';
/** As many as a thumb can tell apart. */
const places = 5;

/** The phone's main ways, within reach of the thumb; only pages that exist. A link of a slice takes the place of the flash sale. */
export const BottomNav = () => {
  const { t } = useTranslation('shell');
  const { signedIn } = useSession();
  const offers = useHasPage();
  const entries = useNavigation('bottom').slice(0, 1);
  const own = [
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
  ]
    .filter(({ page }) => offers(page))
    .map(({ to, ...tab }) => ({ ...tab, path: to() }));
  const isFull = own.length + entries.length > places;
  const tabs = [...own.filter(({ Icon }) => !isFull || Icon !== Zap), ...entries];
  const look = { size: 22, strokeWidth: 1.9, 'aria-hidden': true };
  return (
    <nav css={bottomNavStyle} aria-label={t('nav.main')}>
      {tabs.map(({ page, path, text, ...shown }) => (
        <LocalNavLink key={page} to={path} end css={tabStyle}>
          {'Icon' in shown ? (
            <shown.Icon {...look} />
          ) : (
            <Icon iconNode={[['path', { d: shown.icon ?? arrow, key: 'path' }]]} {...look} />
          )}
          {text}
        </LocalNavLink>
      ))}
    </nav>
  );
};
