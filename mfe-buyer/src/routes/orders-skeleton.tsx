import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const cards = [1, 2, 3];

export const OrdersSkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    {cards.map((card) => (
      <Card key={card}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      </Card>
    ))}
  </DashboardSkeleton>
);
