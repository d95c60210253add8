import { BioSkeleton } from './bio-skeleton.tsx';
import { CompanySkeleton } from './company-skeleton.tsx';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

/** The skeletons of the pages, by page: one file for all, which only a document without its content fetches. */
export const skeletons = {
  bio: BioSkeleton,
  company: CompanySkeleton,
  documents: DocumentsSkeleton,
  notifications: NotificationsSkeleton,
  order: OrderSkeleton,
  orders: OrdersSkeleton,
  overview: OverviewSkeleton,
  reviews: ReviewsSkeleton,
  security: SecuritySkeleton,
  wallet: WalletSkeleton,
};
