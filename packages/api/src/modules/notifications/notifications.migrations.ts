import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const notificationsMigrations: Migrations = {
  '500-notifications': {
    up: async (db) => {
      await db.schema
        .createTable('notifications')
        .addColumn('id', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('category', 'text', (c) => c.notNull())
        .addColumn('title', 'jsonb', (c) => c.notNull())
        .addColumn('body', 'jsonb', (c) => c.notNull())
        .addColumn('link', 'text')
        .addColumn('read_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('notifications_user')
        .on('notifications')
        .columns(['user_id', 'id desc'])
        .execute();
      await db.schema
        .createIndex('notifications_unread')
        .on('notifications')
        .column('user_id')
        .where(sql.ref('read_at'), 'is', null)
        .execute();
    },
  },
  '501-notifications-of-stores': {
    up: async (db) => {
      await sql`
        alter table notifications add column audience text not null default 'buyer'
        check (audience in ('buyer', 'merchant'))`.execute(db);
      await sql`update notifications set audience = 'merchant' where link like '/seller%'`.execute(db);
      await sql`drop index notifications_user`.execute(db);
      await sql`drop index notifications_unread`.execute(db);
      await sql`create index notifications_list on notifications (user_id, audience, id desc)`.execute(db);
      await sql`
        create index notifications_new on notifications (user_id, audience) where read_at is null`.execute(
        db,
      );
    },
  },
  '882-notification-preferences': {
    up: async (db) => {
      await sql`
        create table notification_preferences (
          user_id bigint not null references users (id) on delete cascade,
          audience text not null check (audience in ('buyer', 'merchant')),
          kind text not null,
          mail text not null check (mail in ('now', 'off')),
          primary key (user_id, audience, kind)
        )`.execute(db);
    },
  },
  '887-notification-deliveries': {
    up: async (db) => {
      await sql`alter table notifications add column kind text`.execute(db);
      await sql`
        alter table notification_preferences drop constraint notification_preferences_mail_check`.execute(db);
      await sql`
        alter table notification_preferences add constraint notification_preferences_mail_check
        check (mail in ('now', 'daily', 'off'))`.execute(db);
      await sql`
        create table notification_deliveries (
          notification_id bigint not null references notifications (id) on delete cascade,
          channel text not null,
          state text not null,
          at timestamptz not null,
          primary key (notification_id, channel)
        )`.execute(db);
      await sql`
        create index notification_deliveries_waiting on notification_deliveries (channel, notification_id)
        where state = 'waiting'`.execute(db);
    },
  },
  '953-notifications-of-a-store': {
    up: async (db) => {
      await sql`
        alter table notifications add column merchant_id bigint references merchants (id) on delete cascade`.execute(
        db,
      );
      await sql`create index notifications_store on notifications (merchant_id) where merchant_id is not null`.execute(
        db,
      );
    },
  },
};
