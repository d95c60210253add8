import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton, type DashboardSkeletonProps } from './dashboard-skeleton.tsx';
import { repeat } from './repeat.ts';

/** A page of one form. */
export const FormSkeleton = ({ side, fields }: DashboardSkeletonProps & { fields: number }) => (
  <DashboardSkeleton side={side}>
    <Card padding="l">
      <Stack gap={24}>
        {repeat(fields, (field) => (
          <Skeleton key={field} shape="control" />
        ))}
      </Stack>
    </Card>
  </DashboardSkeleton>
);
