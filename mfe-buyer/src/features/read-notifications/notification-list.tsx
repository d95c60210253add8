import type { Notification } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Badge, Button, Inline, textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { bodyStyle, entryStyle, listStyle, timeStyle, titleStyle } from './notification-list.styles.ts';
import { useRead } from './use-read.ts';

const Entry = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  const { submit, busy } = useRead();
  const { id, title, body, link, is_read: isRead, created_at: createdAt } = notification;
  const markRead = () => {
    if (!isRead) void submit(id);
  };
  return (
    <li css={entryStyle}>
      <Inline gap={8} justify="between">
        <h2 css={titleStyle}>{title}</h2>
        {!isRead && <Badge tone="info">{t('notifications.unread')}</Badge>}
      </Inline>
      <p css={bodyStyle}>{body}</p>
      <Inline gap={16} justify="between">
        <time css={timeStyle} dateTime={createdAt}>
          {dateTime(createdAt)}
        </time>
        <Inline gap={8}>
          {link && (
            <LocalLink to={link} css={textLinkStyles} onClick={markRead}>
              {t('notifications.open')}
            </LocalLink>
          )}
          {!isRead && (
            <Button variant="quiet" size="s" busy={busy} onClick={markRead}>
              {t('notifications.read')}
            </Button>
          )}
        </Inline>
      </Inline>
    </li>
  );
};

/** Newest first; a notification can be opened where it leads, or just marked as read. */
export const NotificationList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <ul css={listStyle}>
    {notifications.map((notification) => (
      <Entry key={notification.id} notification={notification} />
    ))}
  </ul>
);
