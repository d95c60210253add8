import { Card, Skeleton, Stack } from '@pasar/ui';
import { cards as cardsStyle } from '../features/view-summary/figure-cards.styles.ts';
import { DashboardSkeleton } from '../shared/dashboard-layout/dashboard-skeleton.tsx';

const figures = [1, 2, 3, 4, 5, 6, 7, 8];

export const SummarySkeleton = () => (
  <DashboardSkeleton>
    <Skeleton shape="control" />
    <div css={cardsStyle}>
      {figures.map((figure) => (
        <Card key={figure} padding="m">
          <Skeleton lines={3} />
        </Card>
      ))}
    </div>
    <Card>
      <Stack gap={16}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  </DashboardSkeleton>
);
