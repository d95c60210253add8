import { notificationCategories } from '@pasar/contract';
import {
  ListPages,
  LiveNotifications,
  NotificationActions,
  NotificationList,
  SectionError,
  StatusTabs,
} from '@pasar/dashboard';
import { LocalLink, linkTo, useCounts, usePageData, useSession } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  type NotificationQuery,
  notificationListPath,
} from '../features/read-notifications/notification-query.ts';
import { ReadAll } from '../features/read-notifications/read-all.tsx';
import { useRead } from '../features/read-notifications/use-read.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { notificationsLoader } from './notifications.loader.ts';

export const NotificationsPage = () => {
  const { t } = useTranslation('buyer');
  const { query, list } = usePageData<typeof notificationsLoader>();
  const { user } = useSession();
  const counted = useCounts().notifications > 0;
  // One may arrive between the number and the list.
  const unread = counted || (list.ok && list.value.items.some((one) => !one.is_read));
  const visible = notificationCategories.filter((one) => one !== 'merchant' || user?.merchant);
  return (
    <DashboardLayout
      title={t('notifications.title')}
      action={<NotificationActions side="buyer">{unread && <ReadAll />}</NotificationActions>}
    >
      <LiveNotifications notifications={list.ok ? list.value.items : []} />
      <StatusTabs
        label={t('notifications.categories')}
        tabs={visible}
        current={query.category}
        toLabel={(category) => t(`notifications.category.${category}`)}
        toHref={(category) => notificationListPath({ category })}
      />
      {!list.ok ? (
        <SectionError section={t('notifications.title')} />
      ) : list.value.items.length === 0 ? (
        <NoNotifications category={query.category} />
      ) : (
        <Card padding="none">
          <NotificationList notifications={list.value.items} useRead={useRead} />
        </Card>
      )}
      {list.ok && (
        <ListPages
          label={t('notifications.pages')}
          page={list.value.page}
          lastPage={list.value.lastPage}
          pathFor={(page) => notificationListPath({ ...query, page })}
        />
      )}
    </DashboardLayout>
  );
};

const NoNotifications = ({ category }: Pick<NotificationQuery, 'category'>) => {
  const { t } = useTranslation('buyer');
  const none = category === 'all';
  return (
    <Card>
      <EmptyState
        title={t(none ? 'notifications.empty' : 'notifications.noneHere')}
        text={t(none ? 'notifications.emptyText' : 'notifications.noneHereText')}
        action={
          <ButtonLink
            as={LocalLink}
            variant="secondary"
            to={none ? linkTo('storefront.home') : notificationListPath({})}
          >
            {t(none ? 'notifications.browseProducts' : 'notifications.seeAll')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
