import { Card, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';
import { columnsStyle } from './wallet-page.styles.ts';

const entries = [1, 2, 3, 4];

export const WalletSkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="block" />
    <div css={columnsStyle}>
      <Card>
        <Stack gap={32}>
          {entries.map((entry) => (
            <Skeleton key={entry} lines={2} />
          ))}
        </Stack>
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </div>
  </DashboardSkeleton>
);
