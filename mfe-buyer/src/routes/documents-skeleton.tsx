import { Card, Skeleton } from '@pasar/ui';
import { AccountSkeleton } from '../shared/account-frame/account-skeleton.tsx';

const cards = [1, 2, 3];

export const DocumentsSkeleton = () => (
  <AccountSkeleton>
    {cards.map((card) => (
      <Card key={card} padding="l">
        <Skeleton lines={5} />
      </Card>
    ))}
  </AccountSkeleton>
);
