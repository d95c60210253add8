import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';
import { recount } from './tally/recount-ratings.ts';

export const reviewsMigrations: Migrations = {
  '760-reviews-from-orders': {
    up: async (db) => {
      await sql`alter table reviews add column edited_at timestamptz`.execute(db);
      await sql`
        create table review_pictures (
          review_id bigint not null references reviews (id) on delete cascade,
          media_id bigint not null references media (id),
          position integer not null check (position between 1 and 5),
          primary key (review_id, position)
        )`.execute(db);
      await sql`create index reviews_merchant on reviews (merchant_id, created_at desc, id desc)`.execute(db);
      await sql`create index reviews_author on reviews (user_id, created_at desc, id desc)`.execute(db);
      for (const owner of ['user_id', 'merchant_id']) {
        await sql`
          create index ${sql.ref(`orders_completed_${owner}`)} on orders (${sql.ref(owner)}, ended_at)
          where status = 'completed'`.execute(db);
      }
    },
  },
  '761-reviews-stars': {
    up: async (db) => {
      for (const table of ['products', 'merchants']) {
        await sql`
          alter table ${sql.ref(table)} add column stars integer[] not null default '{0,0,0,0,0}'
          check (array_length(stars, 1) = 5 and 0 <= all (stars))`.execute(db);
      }
      await recount(db);
    },
  },
  '861-reviews-moderated': {
    up: async (db) => {
      await sql`alter table reviews add column version integer not null default 1`.execute(db);
      await sql`create index reviews_hidden on reviews (id desc) where status = 'hidden'`.execute(db);
      await sql`create index reviews_worded on reviews using gin (lower(text) gin_trgm_ops)`.execute(db);
      // Nobody finds by name who wrote without one.
      await sql`
        create index reviews_named on reviews using gin (lower(author_name) gin_trgm_ops)
        where not is_anonymous`.execute(db);
    },
  },
};
