import { sql } from 'kysely';
import type { Migrations } from './database/migrate.ts';

export const platformMigrations: Migrations = {
  '000-platform-extensions': {
    up: async (db) => {
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create extension if not exists unaccent`.execute(db);
    },
  },
  '001-platform-jobs-and-letters': {
    up: async (db) => {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('topic', 'text', (c) => c.notNull())
        .addColumn('payload', 'jsonb', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('due_at', 'timestamptz', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('last_error', 'text')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['due_at', 'id']).execute();
      await db.schema
        .createTable('job_leases')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('holder', 'text', (c) => c.notNull())
        .addColumn('held_until', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('letters')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('recipient', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('body_sealed', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('due_at', 'timestamptz')
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('sent_at', 'timestamptz')
        .execute();
      await db.schema.createIndex('letters_due').on('letters').column('due_at').execute();
    },
  },
};
