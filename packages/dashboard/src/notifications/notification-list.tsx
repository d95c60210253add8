import type { Notification } from '@pasar/contract';
import { LocalLink, useTimes } from '@pasar/slice-kit';
import { Badge, Button, Inline, standaloneLinkStyles } from '@pasar/ui';
import { Info, Megaphone, Package, Star, Store, Wallet } from 'lucide-react';
import { petalMarkStyle } from '../mark/petal-mark.styles.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as style from './notification-list.styles.ts';

const icons = {
  all: Info,
  info: Info,
  order: Package,
  promo: Megaphone,
  review: Star,
  merchant: Store,
  wallet: Wallet,
} as const satisfies Record<Notification['category'], unknown>;

/** Marks one as read. A hook, since each entry waits for its own response. */
type UseRead = () => { submit(id: number): Promise<unknown>; busy: boolean };

const Entry = ({ notification, useRead }: { notification: Notification; useRead: UseRead }) => {
  const { notifications: say } = useMessages();
  const { dateTime } = useTimes();
  const { submit, busy } = useRead();
  const { id, category, title, body, link, is_read: isRead, created_at: createdAt } = notification;
  const Icon = icons[category];
  const markRead = () => {
    if (!isRead) void submit(id);
  };
  return (
    <li css={style.entryStyle}>
      <span css={[petalMarkStyle, !isRead && style.newMarkStyle]}>
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div css={style.textBlockStyle}>
        <Inline gap={8} justify="between" align="start">
          <h2 css={style.titleStyle}>{title}</h2>
          {!isRead && <Badge tone="info">{say.unread}</Badge>}
        </Inline>
        <p css={style.bodyStyle}>{body}</p>
        <time css={style.timeStyle} dateTime={createdAt}>
          {dateTime(createdAt)}
        </time>
        {(link || !isRead) && (
          <div css={style.actionsStyle}>
            {link && (
              <LocalLink to={link} css={standaloneLinkStyles} onClick={markRead}>
                {say.open}
              </LocalLink>
            )}
            {!isRead && (
              <Button variant="quiet" size="s" busy={busy} onClick={markRead}>
                {say.read}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

interface NotificationListProps {
  notifications: readonly Notification[];
  useRead: UseRead;
}

/** Newest first; a notification can be opened where it leads, or just marked as read. */
export const NotificationList = ({ notifications, useRead }: NotificationListProps) => (
  <ul>
    {notifications.map((notification) => (
      <Entry key={notification.id} notification={notification} useRead={useRead} />
    ))}
  </ul>
);
