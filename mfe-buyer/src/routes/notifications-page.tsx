import { paths } from '@pasar/contract';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Pagination } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { NotificationList } from '../features/read-notifications/notification-list.tsx';
import { ReadAll } from '../features/read-notifications/read-all.tsx';
import { AccountFrame } from '../shared/account-frame/account-frame.tsx';
import type { notificationsLoader } from './notifications.loader.ts';

export const NotificationsPage = () => {
  const { t } = useTranslation('buyer');
  const { notifications, page, lastPage } = usePageData<typeof notificationsLoader>();
  const unread = notifications.some((one) => !one.is_read);
  return (
    <AccountFrame title={t('notifications.title')} action={unread && <ReadAll />}>
      {notifications.length === 0 ? (
        <EmptyState
          title={t('notifications.empty')}
          text={t('notifications.emptyText')}
          action={
            <ButtonLink as={LocalLink} to={paths.home()}>
              {t('notifications.shop')}
            </ButtonLink>
          }
        />
      ) : (
        <Card padding="none">
          <NotificationList notifications={notifications} />
        </Card>
      )}
      {lastPage > 1 && (
        <Pagination
          page={page}
          lastPage={lastPage}
          texts={{
            label: t('notifications.pages'),
            previous: t('notifications.previous'),
            next: t('notifications.next'),
            page: (number) => t('notifications.page', { page: number }),
          }}
          hrefFor={(number) => `${paths.account.notifications()}?page=${number}`}
          renderLink={({ href, ...link }) => <LocalLink {...link} to={href} />}
        />
      )}
    </AccountFrame>
  );
};
