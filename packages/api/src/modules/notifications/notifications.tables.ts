import type {
  Locale,
  MailSetting,
  NotificationAudience,
  NotificationKind,
  notificationCategories,
} from '@pasar/contract';
import type { Generated } from 'kysely';

export type NotificationCategory = Exclude<(typeof notificationCategories)[number], 'all'>;

/** The list of a notification: the user's as a buyer, or as the owner of a store. */
export type Audience = NotificationAudience;

/** A notification in both languages: it is read in the language of the page. */
interface Notifications {
  id: Generated<number>;
  user_id: number;
  audience: Generated<Audience>;
  /** Of a store's; null for a person's own, and for those of older releases. */
  merchant_id: Generated<number | null>;
  category: NotificationCategory;
  /** Null for those of older releases. */
  kind: NotificationKind | null;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** A path of this marketplace without language prefix. */
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

/** When a reader gets mail of a kind; without a row as the kind says. */
interface NotificationPreferences {
  user_id: number;
  audience: Audience;
  kind: NotificationKind;
  mail: MailSetting;
  /** Whether devices get it; null as the kind says. */
  push: Generated<boolean | null>;
}

/** What still has to leave the marketplace, or has left it. */
interface NotificationDeliveries {
  notification_id: number;
  channel: 'daily';
  /** `dropped`: the reader wants none any more. */
  state: 'waiting' | 'sent' | 'dropped';
  at: Date;
}

/** A device that gets push while its session lasts. */
interface PushSubscriptions {
  id: Generated<number>;
  user_id: number;
  session_id: number;
  /** The address that its push service gave it. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** A push message for one device on its way. */
interface PushMessages {
  id: Generated<number>;
  subscription_id: number;
  notification_id: number | null;
  payload: { title: string; body: string; lang: Locale; link: string; tag?: string };
  created_at: Date;
  due_at: Date;
  tries: Generated<number>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    notifications: Notifications;
    notification_preferences: NotificationPreferences;
    notification_deliveries: NotificationDeliveries;
    push_subscriptions: PushSubscriptions;
    push_messages: PushMessages;
  }
}
