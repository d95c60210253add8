import { Card, Skeleton, Stack } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';

const fields = ['fullname', 'email', 'phone', 'gender', 'birthday'];

export const BioSkeleton = () => (
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
