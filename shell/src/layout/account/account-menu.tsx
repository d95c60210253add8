import { paths } from '@pasar/contract';
import { LocalLink, session, toast, useLocalNavigate, useSession, useSubmit } from '@pasar/slice-kit';
import { Bell, Heart, LogOut, MapPin, ReceiptText, Store, User, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../plan/plan-context.ts';
import { deleteSearches } from '../search/recent-searches.ts';
import { emailStyle, itemStyle, menuStyle, nameStyle, whoStyle } from './account-menu.styles.ts';

/** The links of a signed-in user, and the logout. */
export const AccountMenu = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const offers = useHasPage();
  const navigate = useLocalNavigate();
  const { submit: logOut, busy } = useSubmit(async () => {
    await session.signOut();
    deleteSearches();
    onClose();
    toast.info(t('account.loggedOut'));
    await navigate(paths.home());
  });
  if (!user) return null;
  const links = [
    { to: paths.account.overview(), Icon: User, text: t('account.profile') },
    { to: paths.account.orders(), Icon: ReceiptText, text: t('account.orders') },
    { to: paths.addressBook(), Icon: MapPin, text: t('account.addresses') },
    { to: paths.wishlist(), Icon: Heart, text: t('account.wishlist') },
    { to: paths.account.wallet(), Icon: Wallet, text: t('account.wallet') },
    { to: paths.account.notifications(), Icon: Bell, text: t('account.notifications') },
    user.merchant
      ? { to: paths.seller.summary(), Icon: Store, text: t('account.myStore') }
      : { to: paths.becomeSeller(), Icon: Store, text: t('account.openStore') },
  ].filter(({ to }) => offers(to));
  return (
    <nav css={menuStyle} aria-label={t('account.label')}>
      <div css={whoStyle}>
        <p css={nameStyle}>{user.fullname ?? user.username ?? user.email}</p>
        <p css={emailStyle}>{user.email}</p>
      </div>
      <ul>
        {links.map(({ to, Icon, text }) => (
          <li key={to}>
            <LocalLink to={to} css={itemStyle}>
              <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              {text}
            </LocalLink>
          </li>
        ))}
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
