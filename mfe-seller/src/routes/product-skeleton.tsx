import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const cards = [1, 2, 3];

export const ProductSkeleton = () => (
  <DashboardSkeleton>
    {cards.map((card) => (
      <Card key={card} padding="l">
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    ))}
  </DashboardSkeleton>
);
