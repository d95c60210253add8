import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Migrations } from '../platform/database/migrate.ts';

/**
 * Names and values that 0.1 stored in other words, and what they are since 0.2. The migration changes them in a
 * database; a restore reads exports of 0.1 by them.
 */
export const renamedTables: Record<string, string> = {
  flash_carve_outs: 'flash_allocations',
  letters: 'emails',
  login_failures: 'failed_logins',
  merchant_reviews: 'merchant_verifications',
  product_shelves: 'seller_product_list',
  product_texts: 'product_search_documents',
  review_pictures: 'review_images',
  setups: 'onboarding_drafts',
};

/** By the table's name of today. */
export const renamedColumns: Record<string, Record<string, string>> = {
  cancel_requests: { answer: 'reply' },
  checkout_sessions: { wallet_shown: 'seen_wallet' },
  codes: { asker_hash: 'requester_hash', asker_tries: 'requester_tries' },
  companies: { picture_media_id: 'image_media_id' },
  flash_sales: { is_cancelled: 'is_canceled' },
  merchant_locations: { picture_media_id: 'image_media_id' },
  payment_reports: { outcome: 'result' },
  shipping_offers: { next_turn_at: 'next_change_at' },
  wallet_adjustments: { desk_id: 'staff_id' },
  wishlists: { told_price: 'notified_price' },
};

const roles = { desk: 'staff' };
const rejections = ['access', 'code', 'login', 'password', 'identity', 'token'];

/** By table and column. */
export const renamedValues: Record<string, Record<string, Record<string, string>>> = {
  audit_logs: { actor_role: roles },
  cancel_requests: { status: { refused: 'rejected' } },
  complaint_messages: { actor: roles },
  media: { kind: { picture: 'image', sheet: 'spreadsheet' } },
  order_events: { actor: roles },
  outbox: {
    topic: {
      'desk.user-status': 'admin.user-status',
      'desk.listings-outdated': 'admin.listings-outdated',
      'order.told': 'order.notified',
    },
  },
  security_events: {
    event: {
      'desk-acted': 'staff-acted',
      'email-change-asked': 'email-change-requested',
      ...Object.fromEntries(rejections.map((name) => [`${name}-refused`, `${name}-rejected`])),
    },
  },
  users: { role: roles, email: { 'desk@pasar.example': 'admin@pasar.example' } },
};

/** Tables whose rows a trigger protects from every change; here only their words change. */
const growing: Record<string, string> = {
  audit_logs: 'audit_logs_stay',
  security_events: 'security_events_stay',
};

/** Conditions that name a value, as they are afterwards. */
const checks = [
  ['audit_logs', 'audit_logs_actor_role_check', `actor_role in ('user', 'staff', 'system')`],
  ['cancel_requests', 'cancel_requests_status_check', `status in ('open', 'accepted', 'rejected', 'lapsed')`],
  ['complaint_messages', 'complaint_messages_actor_check', `actor in ('buyer', 'seller', 'staff')`],
  ['media', 'media_kind_check', `kind in ('image', 'spreadsheet')`],
  [
    'media',
    'media_fits_kind',
    `case kind when 'image' then width is not null and height is not null else visibility <> 'public' end`,
  ],
  ['order_events', 'order_events_actor_check', `actor in ('buyer', 'seller', 'staff', 'system', 'courier')`],
  ['users', 'users_role_check', `role in ('user', 'staff')`],
] as const;

const renameTablesAndColumns = async (db: Db): Promise<void> => {
  for (const [before, now] of Object.entries(renamedTables))
    await sql`alter table ${sql.table(before)} rename to ${sql.id(now)}`.execute(db);
  for (const [table, columns] of Object.entries(renamedColumns))
    for (const [before, now] of Object.entries(columns))
      await sql`alter table ${sql.table(table)} rename column ${sql.id(before)} to ${sql.id(now)}`.execute(
        db,
      );
};

/** Indexes and constraints are named after their table: `letters_due` becomes `emails_due`. */
const renameIndexesAndConstraints = async (db: Db): Promise<void> => {
  for (const [before, now] of Object.entries(renamedTables)) {
    const { rows } = await sql<{ kind: 'index' | 'constraint'; name: string }>`
      select 'constraint' as kind, conname as name from pg_constraint where conrelid = ${now}::regclass
      union all
      select 'index', indexname from pg_indexes
      where schemaname = current_schema() and tablename = ${now}
        and indexname not in (select conname from pg_constraint where conrelid = ${now}::regclass)`.execute(
      db,
    );
    for (const { kind, name } of rows) {
      if (!name.startsWith(`${before}_`)) continue;
      const renamed = sql.id(`${now}${name.slice(before.length)}`);
      await (kind === 'index'
        ? sql`alter index ${sql.id(name)} rename to ${renamed}`
        : sql`alter table ${sql.table(now)} rename constraint ${sql.id(name)} to ${renamed}`
      ).execute(db);
    }
  }
  await sql`alter index shipping_offers_turns rename to shipping_offers_changes`.execute(db);
};

const changeValues = async (db: Db): Promise<void> => {
  for (const [table, columns] of Object.entries(renamedValues)) {
    const name = sql.table(table);
    const trigger = growing[table];
    if (trigger) await sql`alter table ${name} disable trigger ${sql.id(trigger)}`.execute(db);
    for (const [column, values] of Object.entries(columns))
      for (const [before, now] of Object.entries(values))
        await sql`update ${name} set ${sql.id(column)} = ${now} where ${sql.id(column)} = ${before}`.execute(
          db,
        );
    if (trigger) await sql`alter table ${name} enable trigger ${sql.id(trigger)}`.execute(db);
  }
};

export const namesMigrations: Migrations = {
  '800-standard-names': {
    up: async (db) => {
      await renameTablesAndColumns(db);
      await renameIndexesAndConstraints(db);
      for (const [table, name] of checks)
        await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db);
      await changeValues(db);
      for (const [table, name, condition] of checks)
        await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} check (${sql.raw(condition)})`.execute(
          db,
        );
      await sql`alter table media alter column kind set default 'image'`.execute(db);
      await sql`drop index users_desk, media_kept_sheets`.execute(db);
      await sql`create index users_staff on users (id) where role = 'staff'`.execute(db);
      await sql`create index media_spreadsheets on media (created_at) where kind = 'spreadsheet'`.execute(db);
    },
  },
};
