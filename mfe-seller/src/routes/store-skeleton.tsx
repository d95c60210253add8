import { Card, Skeleton, Stack } from '@pasar/ui';
import { columnsStyle } from '../features/edit-store/store-form.styles.ts';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

export const StoreSkeleton = () => (
  <DashboardSkeleton>
    <div css={columnsStyle}>
      <Card padding="l">
        <Stack gap={24}>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card padding="l">
        <Skeleton lines={4} />
      </Card>
    </div>
  </DashboardSkeleton>
);
