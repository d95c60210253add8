import { Card, Skeleton, Stack } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';
import { columnsStyle } from './wallet-page.styles.ts';

export const OverviewSkeleton = () => (
  <AccountSkeleton>
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
  </AccountSkeleton>
);
