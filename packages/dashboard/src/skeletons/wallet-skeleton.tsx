import { Card, Skeleton } from '@pasar/ui';
import { TwoColumns } from '../layout/two-columns.tsx';
import { DashboardSkeleton, type DashboardSkeletonProps } from './dashboard-skeleton.tsx';
import { EntriesSkeleton } from './entries-skeleton.tsx';

/** A balance, its entries, and its withdrawals beside them. */
export const WalletSkeleton = ({ side }: DashboardSkeletonProps) => (
  <DashboardSkeleton side={side}>
    <Skeleton shape="block" />
    <TwoColumns size="300px" gap={24} rowGap={32}>
      <EntriesSkeleton entries={4} lines={2} gap={32} />
      <Card>
        <Skeleton lines={4} />
      </Card>
    </TwoColumns>
  </DashboardSkeleton>
);
