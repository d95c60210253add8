import {
  DashboardSkeleton,
  DetailSkeleton,
  EntriesSkeleton,
  FormSkeleton,
  ListSkeleton,
  TwoColumns,
  WalletSkeleton,
} from '@pasar/dashboard';
import { Card, Skeleton } from '@pasar/ui';

const side = 'buyer';

const OverviewSkeleton = () => (
  <DashboardSkeleton side={side}>
    <Card>
      <Skeleton lines={3} />
    </Card>
    <TwoColumns size="300px" gap={24} rowGap={32}>
      <EntriesSkeleton entries={3} lines={3} gap={32} />
      <Card>
        <Skeleton lines={6} />
      </Card>
    </TwoColumns>
  </DashboardSkeleton>
);

const SecuritySkeleton = () => (
  <ListSkeleton side={side} lines={2} padding="l">
    <Card padding="l">
      <Skeleton lines={5} />
    </Card>
  </ListSkeleton>
);

const NotificationsSkeleton = () => (
  <DashboardSkeleton side={side}>
    <EntriesSkeleton entries={4} lines={3} gap={40} padding="l" />
  </DashboardSkeleton>
);

/** The skeletons of the pages, by page: one file for all, which only a document without its content fetches. */
export const skeletons = {
  overview: OverviewSkeleton,
  bio: () => <FormSkeleton side={side} fields={5} />,
  company: () => <FormSkeleton side={side} fields={6} />,
  documents: () => <ListSkeleton side={side} lines={5} padding="l" />,
  security: SecuritySkeleton,
  notifications: NotificationsSkeleton,
  orders: () => <ListSkeleton side={side} controls={2} titled lines={3} />,
  order: () => <DetailSkeleton side={side} />,
  reviews: () => <ListSkeleton side={side} controls={1} lines={3} />,
  wallet: () => <WalletSkeleton side={side} />,
  chats: () => <ListSkeleton side={side} lines={4} />,
  chat: () => <ListSkeleton side={side} lines={6} padding="l" />,
};
