import type { Notification } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Badge, Button, Card, Inline, standaloneLinkStyles } from '@pasar/ui';
import { Info, Megaphone, Package, Star, Store, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './notification-list.styles.ts';
import { useRead } from './use-read.ts';

const icons = {
  all: Info,
  info: Info,
  order: Package,
  promo: Megaphone,
  review: Star,
  merchant: Store,
  wallet: Wallet,
} as const satisfies Record<Notification['category'], unknown>;

const Entry = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
  const { submit, busy } = useRead();
  const { id, category, title, body, link, is_read: isRead, created_at: createdAt } = notification;
  const Icon = icons[category];
  const markRead = () => {
    if (!isRead) void submit(id);
  };
  return (
    <li css={style.entryStyle}>
      <span css={[style.markStyle, !isRead && style.newMarkStyle]}>
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div css={style.wordsStyle}>
        <Inline gap={8} justify="between" align="start">
          <h2 css={style.titleStyle}>{title}</h2>
          {!isRead && <Badge tone="info">{t('notifications.unread')}</Badge>}
        </Inline>
        <p css={style.bodyStyle}>{body}</p>
        <time css={style.timeStyle} dateTime={createdAt}>
          {dateTime(createdAt)}
        </time>
        {(link || !isRead) && (
          <div css={style.actionsStyle}>
            {link && (
              <LocalLink to={link} css={standaloneLinkStyles} onClick={markRead}>
                {t('notifications.open')}
              </LocalLink>
            )}
            {!isRead && (
              <Button variant="quiet" size="s" busy={busy} onClick={markRead}>
                {t('notifications.read')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

/** Newest first; a notification can be opened where it leads, or just marked as read. */
export const NotificationList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <Card padding="none">
    <ul>
      {notifications.map((notification) => (
        <Entry key={notification.id} notification={notification} />
      ))}
    </ul>
  </Card>
);
