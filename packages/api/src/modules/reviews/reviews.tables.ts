import type { Generated } from 'kysely';

/** The images of a review, in the buyer's order; public from then on. */
interface ReviewPictures {
  review_id: number;
  media_id: number;
  /** From 1. */
  position: number;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    review_images: ReviewPictures;
  }
}

declare module '../catalog/catalog.tables.ts' {
  interface Reviews {
    /** When the buyer changed it; that is allowed once. */
    edited_at: Generated<Date | null>;
    /** Grows with the buyer's change, and when staff hide or show it. */
    version: Generated<number>;
  }
  interface Products {
    /** Published reviews with one to five stars; `rating_avg` and `rating_count` follow from them. */
    stars: Generated<number[]>;
  }
}

declare module '../stores/stores.tables.ts' {
  interface Merchants {
    /** Published reviews with one to five stars; `rating_avg` and `rating_count` follow from them. */
    stars: Generated<number[]>;
  }
}
