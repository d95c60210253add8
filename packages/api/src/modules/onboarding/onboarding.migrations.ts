import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const onboardingMigrations: Migrations = {
  '700-onboarding-setups': {
    up: async (db) => {
      await sql`
        create table setups (
          user_id bigint not null references users (id) on delete cascade,
          flow text not null check (flow in ('buyer', 'merchant')),
          personal jsonb,
          company jsonb,
          store jsonb,
          location jsonb,
          bank jsonb,
          finished_at timestamptz,
          updated_at timestamptz not null,
          primary key (user_id, flow)
        )`.execute(db);
    },
  },
};
