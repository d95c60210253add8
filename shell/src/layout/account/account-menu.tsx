import {
  LocalLink,
  linkTo,
  type NavigationLink,
  session,
  toast,
  useLocalNavigate,
  useNavigation,
  useSession,
  useSubmit,
} from '@pasar/slice-kit';
import {
  Bell,
  ChevronRight,
  Ellipsis,
  Heart,
  Icon,
  LogOut,
  MapPin,
  ReceiptText,
  Store,
  User,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { deleteSearches } from '../search/recent-searches.ts';
import { emailStyle, itemStyle, menuStyle, moreStyle, nameStyle, whoStyle } from './account-menu.styles.ts';

/** So many links of slices have a place; the others are behind one line. */
const places = 5;

const toItem = ({ page, path, text, icon }: NavigationLink) => (
  <li key={page}>
    <LocalLink to={path} css={itemStyle}>
      {icon ? (
        <Icon
          iconNode={[['path', { d: icon, key: 'path' }]]}
          size={20}
          strokeWidth={1.9}
          aria-hidden="true"
        />
      ) : (
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
      )}
      {text}
    </LocalLink>
  </li>
);

/** The links of a signed-in user, and the logout. */
export const AccountMenu = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  const entries = useNavigation('account');
  const navigate = useLocalNavigate();
  const { submit: logOut, busy } = useSubmit(async () => {
    await session.signOut();
    deleteSearches();
    onClose();
    toast.info(t('account.loggedOut'));
    await navigate(linkTo('storefront.home'));
  });
  if (!user) return null;
  const links = [
    { page: 'buyer.overview', to: () => linkTo('buyer.overview'), Icon: User, text: t('account.profile') },
    { page: 'buyer.orders', to: () => linkTo('buyer.orders'), Icon: ReceiptText, text: t('account.orders') },
    {
      page: 'storefront.addressBook',
      to: () => linkTo('storefront.addressBook'),
      Icon: MapPin,
      text: t('account.addresses'),
    },
    {
      page: 'storefront.wishlist',
      to: () => linkTo('storefront.wishlist'),
      Icon: Heart,
      text: t('account.wishlist'),
    },
    { page: 'buyer.wallet', to: () => linkTo('buyer.wallet'), Icon: Wallet, text: t('account.wallet') },
    {
      page: 'buyer.notifications',
      to: () => linkTo('buyer.notifications'),
      Icon: Bell,
      text: t('account.notifications'),
    },
    user.merchant
      ? {
          page: 'seller.summary',
          to: () => linkTo('seller.summary'),
          Icon: Store,
          text: t('account.myStore'),
        }
      : {
          page: 'auth.becomeSeller',
          to: () => linkTo('auth.becomeSeller'),
          Icon: Store,
          text: t('account.openStore'),
        },
  ].filter(({ page }) => offers(page));
  return (
    <nav css={menuStyle} aria-label={t('account.label')}>
      <div css={whoStyle}>
        <p css={nameStyle}>{user.fullname ?? user.username ?? user.email}</p>
        <p css={emailStyle}>{user.email}</p>
      </div>
      <ul>
        {links.map(({ page, to, Icon, text }) => (
          <li key={page}>
            <LocalLink to={to()} css={itemStyle}>
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              {text}
            </LocalLink>
          </li>
        ))}
        {entries.slice(0, places).map(toItem)}
        {entries.length > places && (
          <li>
            <details>
              <summary css={[itemStyle, moreStyle]}>
                <Ellipsis size={20} strokeWidth={1.9} aria-hidden="true" />
                {t('footer.more')}
              </summary>
              <ul>{entries.slice(places).map(toItem)}</ul>
            </details>
          </li>
        )}
        <li>
          <button
            type="button"
            css={itemStyle}
            aria-disabled={busy || undefined}
            onClick={() => void logOut()}
          >
            <LogOut size={20} strokeWidth={1.9} aria-hidden="true" />
            {t('account.logOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
};
