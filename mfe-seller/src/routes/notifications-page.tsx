import {
  ListPages,
  LiveNotifications,
  NotificationActions,
  NotificationList,
  SectionError,
  StatusTabs,
} from '@pasar/dashboard';
import { LocalLink, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { categories, notificationPath } from '../features/read-notifications/notification-query.ts';
import { ReadAll } from '../features/read-notifications/read-all.tsx';
import { useRead } from '../features/read-notifications/use-read.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { denseTabsStyle } from '../shared/status-tabs/dense-tabs.styles.ts';
import type { notificationsLoader } from './notifications.loader.ts';

export const NotificationsPage = () => {
  const { t } = useTranslation('seller');
  const { query, list, unread } = usePageData<typeof notificationsLoader>();
  // One may arrive between the number and the list.
  const inSight = list.ok ? list.value.notifications.filter((one) => !one.is_read).length : 0;
  const count = Math.max(unread.ok ? unread.value : 0, inSight);
  return (
    <DashboardLayout
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      action={<NotificationActions side="seller">{count > 0 && <ReadAll />}</NotificationActions>}
    >
      <LiveNotifications notifications={list.ok ? list.value.notifications : []} />
      <Stack gap={16}>
        <StatusTabs
          css={denseTabsStyle}
          label={t('notifications.categories')}
          tabs={categories}
          current={query.categories}
          toLabel={(category) => t(`notifications.category.${category}`)}
          toHref={(category) => notificationPath({ categories: category })}
          counts={{ all: count }}
        />
        {!list.ok ? (
          <SectionError section={t('notifications.title')} />
        ) : list.value.notifications.length === 0 ? (
          <Card>
            <EmptyState
              title={t('notifications.empty')}
              text={t('notifications.emptyText')}
              action={
                query.categories !== 'all' && (
                  <ButtonLink as={LocalLink} variant="secondary" to={notificationPath({})}>
                    {t('notifications.seeAll')}
                  </ButtonLink>
                )
              }
            />
          </Card>
        ) : (
          <Card padding="none">
            <NotificationList notifications={list.value.notifications} useRead={useRead} />
          </Card>
        )}
        {list.ok && (
          <ListPages
            label={t('notifications.pages')}
            page={list.value.page}
            lastPage={list.value.lastPage}
            pathFor={(page) => notificationPath({ ...query, page })}
          />
        )}
      </Stack>
    </DashboardLayout>
  );
};
