import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';
import { columnsStyle } from './wallet-page.styles.ts';

export const OverviewSkeleton = () => (
  <DashboardSkeleton>
    <Card>
      <Skeleton lines={3} />
    </Card>
    <div css={columnsStyle}>
      <Card>
        <Stack gap={32}>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </Stack>
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  </DashboardSkeleton>
);
