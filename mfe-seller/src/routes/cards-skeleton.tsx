import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const cards = [1, 2, 3];

/** A list of things of which each is a card: vouchers, reviews. */
export const CardsSkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    {cards.map((card) => (
      <Card key={card}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </Stack>
      </Card>
    ))}
  </DashboardSkeleton>
);
