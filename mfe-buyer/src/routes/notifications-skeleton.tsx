import { Card, Skeleton, Stack } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';

const entries = [1, 2, 3, 4];

export const NotificationsSkeleton = () => (
  <AccountSkeleton>
    <Card padding="l">
      <Stack gap={40}>
        {entries.map((entry) => (
          <Skeleton key={entry} lines={3} />
        ))}
      </Stack>
    </Card>
  </AccountSkeleton>
);
