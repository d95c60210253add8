import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const verificationMigrations: Migrations = {
  '310-stores-choices': {
    up: async (db) => {
      await sql`
        alter table merchants
          add column couriers jsonb,
          add column accepts_dropship boolean not null default true`.execute(db);
      await sql`
        alter table merchant_locations
          add column company_name text not null default '',
          add column picture_media_id bigint references media (id)`.execute(db);
    },
  },
  '311-stores-review-items': {
    up: async (db) => {
      await sql`
        create table merchant_reviews (
          merchant_id bigint not null references merchants (id) on delete cascade,
          field text not null,
          status text not null check (status in ('submitted', 'rejected')),
          reason text,
          at timestamptz not null,
          primary key (merchant_id, field)
        )`.execute(db);
      await sql`
        create index merchant_reviews_waiting on merchant_reviews (at) where status = 'submitted'`.execute(
        db,
      );
      await sql`
        create index merchant_documents_waiting on merchant_documents (submitted_at)
        where status = 'submitted'`.execute(db);
      await sql`create index merchants_status on merchants (verification_status, id)`.execute(db);
      await sql`
        create index merchants_submitted on merchants (submitted_at)
        where verification_status = 'submitted'`.execute(db);
      await sql`alter table merchant_events drop constraint merchant_events_action_check`.execute(db);
      await sql`
        alter table merchant_events add constraint merchant_events_action_check check (
          action in ('submit', 'approve', 'reject', 'suspend', 'unsuspend', 'rename', 'documents', 'bank')
        )`.execute(db);
    },
  },
  '312-stores-banner': {
    up: async (db) => {
      await sql`
        create table merchant_banners (
          merchant_id bigint primary key references merchants (id) on delete cascade,
          main_media_id bigint references media (id),
          target_url text not null default '',
          secondary_media_id bigint references media (id),
          secondary_target_url text not null default ''
        )`.execute(db);
      await sql`
        create table merchant_banner_slides (
          merchant_id bigint not null references merchants (id) on delete cascade,
          position integer not null check (position between 1 and 10),
          media_id bigint not null references media (id),
          target_url text not null default '',
          primary key (merchant_id, position)
        )`.execute(db);
    },
  },
  '313-stores-company': {
    up: async (db) => {
      await sql`alter table merchants add column company_address text not null default ''`.execute(db);
    },
  },
};
