import { Card, Skeleton, Stack } from '@pasar/ui';
import { cards as cardsStyle } from '../features/view-summary/figure-cards.styles.ts';
import { SellerSkeleton } from '../shared/seller-frame/seller-skeleton.tsx';

const figures = [1, 2, 3, 4, 5, 6, 7, 8];

export const SummarySkeleton = () => (
  <SellerSkeleton>
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
  </SellerSkeleton>
);
