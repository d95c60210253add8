import { Card, Skeleton } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const cards = [1, 2, 3];

export const ReviewsSkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="control" />
    {cards.map((card) => (
      <Card key={card}>
        <Skeleton lines={3} />
      </Card>
    ))}
  </DashboardSkeleton>
);
