import { Card, Skeleton, Stack } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';

const fields = ['picture', 'name', 'address', 'pkp', 'npwp', 'contact'];

export const CompanySkeleton = () => (
  <AccountSkeleton>
    <Card padding="l">
      <Stack gap={24}>
        {fields.map((field) => (
          <Skeleton key={field} shape="control" />
        ))}
      </Stack>
    </Card>
  </AccountSkeleton>
);
