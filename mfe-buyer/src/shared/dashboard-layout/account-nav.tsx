import { useCurrentInSight } from '@pasar/dashboard';
import { LocalNavLink, useCounts, useFormat } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useUnreadChats } from '../unread-chats/use-unread-chats.ts';
import {
  countStyle,
  groupNameStyle,
  groupStyle,
  homeGroupStyle,
  homeNavStyle,
  navLinkStyle,
  navStyle,
} from './account-nav.styles.ts';
import { navGroups } from './nav-groups.ts';

/** How much is unread: notifications as in the header, and conversations. */
const Unread = ({ count }: { count: number }) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <>
      <span css={countStyle} aria-hidden="true">
        {number(count)}
      </span>
      <VisuallyHidden>{t('nav.unread', { n: number(count) })}</VisuallyHidden>
    </>
  );
};

/** The account's navigation: at the side; on phones a row above, and a full list on the first page. */
export const AccountNav = ({ home }: { home: boolean }) => {
  const { t } = useTranslation('buyer');
  const { notifications } = useCounts();
  const unread: Record<string, number> = { notifications, chat: useUnreadChats() };
  const place = useCurrentInSight<HTMLElement>();
  return (
    <nav ref={place} css={[navStyle, home && homeNavStyle]} aria-label={t('nav.label')}>
      {navGroups().map(({ group, doors }) => (
        <div key={group} css={[groupStyle, home && homeGroupStyle]}>
          <p css={groupNameStyle}>{t(`nav.${group}`)}</p>
          {doors.map(({ key, to, icon: Icon }) => (
            <LocalNavLink key={key} to={to} end={key === 'overview'} css={navLinkStyle}>
              <Icon size={20} strokeWidth={1.9} aria-hidden />
              <span>{t(`nav.${key}`)}</span>
              <Unread count={unread[key] ?? 0} />
            </LocalNavLink>
          ))}
        </div>
      ))}
    </nav>
  );
};
