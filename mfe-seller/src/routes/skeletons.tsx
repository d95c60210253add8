import {
  DashboardSkeleton,
  DetailSkeleton,
  EntriesSkeleton,
  ListSkeleton,
  repeat,
  TwoColumns,
  WalletSkeleton,
} from '@pasar/dashboard';
import { Card, Skeleton, Stack } from '@pasar/ui';
import { cards } from '../features/view-summary/figure-cards.styles.ts';

const side = 'seller';

const SummarySkeleton = () => (
  <DashboardSkeleton side={side}>
    <Skeleton shape="control" />
    <div css={cards}>
      {repeat(8, (figure) => (
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

/** Tabs, filters, and the rows of a table. */
const TableSkeleton = () => (
  <DashboardSkeleton side={side}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <EntriesSkeleton entries={6} lines={2} gap={24} />
  </DashboardSkeleton>
);

const ProductSkeleton = () => (
  <DashboardSkeleton side={side}>
    {repeat(3, (card) => (
      <Card key={card} padding="l">
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Card>
    ))}
  </DashboardSkeleton>
);

const StoreSkeleton = () => (
  <DashboardSkeleton side={side}>
    <TwoColumns gap={24}>
      <Card padding="l">
        <Stack gap={24}>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card padding="l">
        <Skeleton lines={4} />
      </Card>
    </TwoColumns>
  </DashboardSkeleton>
);

/** The skeletons of the pages: one file for all, which only a document without its content fetches. */
export const skeletons = {
  summary: SummarySkeleton,
  store: StoreSkeleton,
  orders: TableSkeleton,
  order: () => <DetailSkeleton side={side} />,
  products: TableSkeleton,
  product: ProductSkeleton,
  /** A list of things of which each is a card: vouchers, reviews. */
  cards: () => <ListSkeleton side={side} controls={2} titled lines={4} />,
  wallet: () => <WalletSkeleton side={side} />,
};
