import { CardsSkeleton } from './cards-skeleton.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductsSkeleton } from './products-skeleton.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

/** The skeletons of the pages, by page: one file for all, which only a document without its content fetches. */
export const skeletons = {
  cards: CardsSkeleton,
  order: OrderSkeleton,
  orders: OrdersSkeleton,
  product: ProductSkeleton,
  products: ProductsSkeleton,
  store: StoreSkeleton,
  summary: SummarySkeleton,
  wallet: WalletSkeleton,
};
