import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';
import { columnsStyle } from './order-page.styles.ts';

const Part = ({ lines }: { lines: number }) => (
  <Card>
    <Stack gap={16}>
      <Skeleton shape="title" />
      <Skeleton lines={lines} />
    </Stack>
  </Card>
);

export const OrderSkeleton = () => (
  <DashboardSkeleton>
    <div css={columnsStyle}>
      <Stack gap={16}>
        <Part lines={4} />
        <Part lines={5} />
      </Stack>
      <Stack gap={16}>
        <Part lines={5} />
        <Part lines={3} />
      </Stack>
    </div>
  </DashboardSkeleton>
);
