import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const fields = ['fullname', 'email', 'phone', 'gender', 'birthday'];

export const BioSkeleton = () => (
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
