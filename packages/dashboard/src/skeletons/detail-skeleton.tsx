import { Card, Skeleton, Stack } from '@pasar/ui';
import { TwoColumns } from '../layout/two-columns.tsx';
import { DashboardSkeleton, type DashboardSkeletonProps } from './dashboard-skeleton.tsx';

const Part = ({ lines }: { lines: number }) => (
  <Card>
    <Stack gap={16}>
      <Skeleton shape="title" />
      <Skeleton lines={lines} />
    </Stack>
  </Card>
);

/** The page of one order: its parts in two columns. */
export const DetailSkeleton = ({ side }: DashboardSkeletonProps) => (
  <DashboardSkeleton side={side}>
    <TwoColumns>
      <Stack gap={16}>
        <Part lines={4} />
        <Part lines={5} />
      </Stack>
      <Stack gap={16}>
        <Part lines={5} />
        <Part lines={3} />
      </Stack>
    </TwoColumns>
  </DashboardSkeleton>
);
