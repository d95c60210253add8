import { Card, Skeleton } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const cards = [1, 2, 3];

export const SecuritySkeleton = () => (
  <DashboardSkeleton>
    {cards.map((card) => (
      <Card key={card} padding="l">
        <Skeleton lines={2} />
      </Card>
    ))}
    <Card padding="l">
      <Skeleton lines={5} />
    </Card>
  </DashboardSkeleton>
);
