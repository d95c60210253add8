import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';
import { makeStaffAdmins } from './set-staff-roles.ts';

export const accountsMigrations: Migrations = {
  '100-accounts-users': {
    up: async (db) => {
      await db.schema
        .createTable('users')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('email_verified_at', 'timestamptz')
        .addColumn('password_hash', 'text')
        .addColumn('username', 'text')
        .addColumn('fullname', 'text')
        .addColumn('phone', 'text')
        .addColumn('gender', 'text', (c) => c.check(sql`gender in ('male', 'female')`))
        .addColumn('birthday', 'date')
        .addColumn('is_company', 'text', (c) => c.check(sql`is_company in ('personal', 'company')`))
        .addColumn('registered_as', 'text', (c) => c.check(sql`registered_as in ('buyer', 'merchant')`))
        .addColumn('role', 'text', (c) => c.notNull().defaultTo('user').check(sql`role in ('user', 'desk')`))
        .addColumn('status', 'text', (c) =>
          c.notNull().defaultTo('active').check(sql`status in ('active', 'suspended')`),
        )
        .addColumn('onboarding_flow', 'text', (c) => c.notNull().defaultTo('none'))
        .addColumn('onboarding_step', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('onboarding_done_at', 'timestamptz')
        .addColumn('locale', 'text', (c) => c.notNull().defaultTo('id'))
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('users_username')
        .on('users')
        .expression(sql`lower(username)`)
        .unique()
        .execute();
    },
  },
  '101-accounts-sessions': {
    up: async (db) => {
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .addColumn('revoked_at', 'timestamptz')
        .addColumn('ip', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
      await db.schema
        .createTable('reset_grants')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .addColumn('used_at', 'timestamptz')
        .execute();
      await db.schema
        .createTable('login_failures')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('last_at', 'timestamptz', (c) => c.notNull())
        .addColumn('blocked_until', 'timestamptz')
        .execute();
    },
  },
  '102-accounts-codes': {
    up: async (db) => {
      await db.schema
        .createTable('code_recipients')
        .addColumn('email', 'text', (c) => c.primaryKey())
        .execute();
      await db.schema
        .createTable('codes')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('code_hash', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('closed_at', 'timestamptz')
        .addColumn('ip', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('codes_email').on('codes').columns(['email', 'created_at']).execute();
      await db.schema.createIndex('codes_ip').on('codes').columns(['ip', 'created_at']).execute();
    },
  },
  '110-accounts-identities': {
    up: async (db) => {
      await db.schema
        .createTable('identities')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('provider', 'text', (c) => c.notNull().check(sql`provider in ('google', 'facebook')`))
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('email_at_link', 'text', (c) => c.notNull())
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addUniqueConstraint('identities_subject', ['provider', 'subject'])
        .execute();
      await db.schema.createIndex('identities_user').on('identities').column('user_id').execute();
    },
  },
  '111-accounts-security': {
    up: async (db) => {
      await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
      await db.schema.alterTable('sessions').addColumn('system', 'text').execute();
      await db.schema.alterTable('codes').addColumn('user_id', 'bigint').execute();
      await db.schema.alterTable('users').addColumn('password_expires_at', 'timestamptz').execute();
    },
  },
  '112-accounts-registrations': {
    up: async (db) => {
      await db.schema
        .createTable('registrations')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('secret_hash', 'text', (c) => c.notNull())
        .addColumn('browser', 'text')
        .addColumn('system', 'text')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('registrations_email').on('registrations').column('email').execute();
      await db.schema.alterTable('codes').addColumn('registration_id', 'bigint').execute();
      await db.schema.alterTable('codes').addColumn('asker_hash', 'text').execute();
      await db.schema
        .alterTable('codes')
        .addColumn('asker_tries', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      // Nobody can tell any more who set the password of an unverified account.
      await sql`update users set password_hash = null where email_verified_at is null`.execute(db);
    },
  },
  '113-accounts-devices': {
    up: async (db) => {
      await db.schema
        .createTable('devices')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('secret_hash', 'text', (c) => c.notNull())
        .addColumn('browser', 'text')
        .addColumn('system', 'text')
        .addColumn('last_seen_at', 'timestamptz', (c) => c.notNull())
        .addUniqueConstraint('devices_secret', ['secret_hash', 'user_id'])
        .execute();
      await db.schema.createIndex('devices_user').on('devices').column('user_id').execute();
      await db.schema.alterTable('reset_grants').addColumn('device_hash', 'text').execute();
      await db.schema.alterTable('login_failures').addColumn('email', 'text').execute();
      await db.schema.createIndex('login_failures_email').on('login_failures').column('email').execute();
    },
  },
  // After the renaming of the role `desk`.
  '820-staff-members': {
    up: async (db) => {
      await sql`
        create table staff_members (
          user_id bigint primary key references users (id) on delete cascade,
          roles text[] not null
            check (cardinality(roles) > 0 and roles <@ array['admin', 'support', 'finance', 'content'])
        )`.execute(db);
      await makeStaffAdmins(db);
    },
  },
  '870-staff-versions': {
    up: async (db) => {
      await sql`alter table staff_members add column version integer not null default 1`.execute(db);
    },
  },
  '890-second-factors': {
    up: async (db) => {
      await sql`
        create table totp (
          user_id bigint primary key references users (id) on delete cascade,
          secret_sealed text not null,
          created_at timestamptz not null,
          confirmed_at timestamptz,
          last_step integer
        )`.execute(db);
      await sql`
        create table recovery_codes (
          id bigint generated by default as identity primary key,
          user_id bigint not null references users (id) on delete cascade,
          code_hash text not null,
          used_at timestamptz,
          constraint recovery_codes_of_user unique (user_id, code_hash)
        )`.execute(db);
      await sql`
        create table auth_challenges (
          id bigint generated by default as identity primary key,
          user_id bigint not null references users (id) on delete cascade,
          secret_hash text not null unique,
          remember boolean not null,
          expires_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`create index auth_challenges_user on auth_challenges (user_id)`.execute(db);
      await sql`
        create table step_ups (
          session_id bigint not null references sessions (id) on delete cascade,
          action text not null,
          method text not null,
          amount bigint,
          until timestamptz not null,
          primary key (session_id, action)
        )`.execute(db);
      await sql`alter table codes add column action text, add column amount bigint`.execute(db);
    },
  },
  '891-money-holds': {
    up: async (db) => {
      await sql`alter table users add column money_held_until timestamptz`.execute(db);
    },
  },
  '950-passkeys': {
    up: async (db) => {
      await sql`
        create table passkeys (
          id bigint generated by default as identity primary key,
          user_id bigint not null references users (id) on delete cascade,
          credential_id text not null unique,
          public_key text not null,
          counter bigint not null,
          browser text,
          system text,
          created_at timestamptz not null,
          last_used_at timestamptz
        )`.execute(db);
      await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
      await sql`
        create table passkey_challenges (
          challenge_hash text primary key,
          expires_at timestamptz not null
        )`.execute(db);
    },
  },
  '972-passkey-names': {
    up: async (db) => {
      await sql`alter table passkeys add column name text`.execute(db);
    },
  },
};
