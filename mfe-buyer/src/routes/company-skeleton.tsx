import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const fields = ['picture', 'name', 'address', 'pkp', 'npwp', 'contact'];

export const CompanySkeleton = () => (
  <DashboardSkeleton>
    <Card padding="l">
      <Stack gap={24}>
        {fields.map((field) => (
          <Skeleton key={field} shape="control" />
        ))}
      </Stack>
    </Card>
  </DashboardSkeleton>
);
