import { sql } from 'kysely';

/** Whether a review shows pictures. */
export const hasImages = sql`exists (select 1 from review_pictures f where f.review_id = reviews.id)`;
