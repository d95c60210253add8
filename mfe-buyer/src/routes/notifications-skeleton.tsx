import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const entries = [1, 2, 3, 4];

export const NotificationsSkeleton = () => (
  <DashboardSkeleton>
    <Card padding="l">
      <Stack gap={40}>
        {entries.map((entry) => (
          <Skeleton key={entry} lines={3} />
        ))}
      </Stack>
    </Card>
  </DashboardSkeleton>
);
