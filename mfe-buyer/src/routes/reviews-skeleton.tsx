import { Card, Skeleton } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';

const cards = [1, 2, 3];

export const ReviewsSkeleton = () => (
  <AccountSkeleton>
    <Skeleton shape="control" />
    {cards.map((card) => (
      <Card key={card}>
        <Skeleton lines={3} />
      </Card>
    ))}
  </AccountSkeleton>
);
