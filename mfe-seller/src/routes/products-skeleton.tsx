import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const rows = [1, 2, 3, 4, 5, 6];

export const ProductsSkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Card>
      <Stack gap={24}>
        {rows.map((row) => (
          <Skeleton key={row} lines={2} />
        ))}
      </Stack>
    </Card>
  </DashboardSkeleton>
);
