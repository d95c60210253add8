import type { Notification } from '@pasar/contract';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Card, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './latest-news.styles.ts';

/** The newest notifications; reading is done where all of them are. */
export const LatestNews = ({ news }: { news: readonly Notification[] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  return (
    <Card padding="none">
      <ul>
        {news.map(({ id, title, body, is_read: isRead, category, created_at: at }) => (
          <li key={id} css={style.entry}>
            <LocalLink
              to={linkTo('buyer.notifications', { category })}
              css={[style.title, !isRead && style.unread]}
            >
              {!isRead && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
              {title}
            </LocalLink>
            <p css={style.body}>{body}</p>
            <time css={style.time} dateTime={at}>
              {dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
};
