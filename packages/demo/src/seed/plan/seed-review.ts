export interface SeedReview {
  /** Place in `SeedMarket.buyers`. */
  buyer: number;
  rating: number;
  text: string;
  variantLabel: string | null;
  isAnonymous: boolean;
  createdAt: Date;
  reply: { text: string; createdAt: Date } | null;
}
