import { Card, Skeleton, Stack } from '@pasar/ui';
import { SellerSkeleton } from '../shared/seller-frame/seller-skeleton.tsx';

const cards = [1, 2, 3];

/** A list of things of which each is a card: vouchers, reviews. */
export const CardsSkeleton = () => (
  <SellerSkeleton>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    {cards.map((card) => (
      <Card key={card}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </Stack>
      </Card>
    ))}
  </SellerSkeleton>
);
