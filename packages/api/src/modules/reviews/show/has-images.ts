import { sql } from 'kysely';

/** Whether a review shows images. */
export const hasImages = sql`exists (select 1 from review_images f where f.review_id = reviews.id)`;
