import type { Locale, MailSetting, notificationCategories, ReminderKind } from '@pasar/contract';
import type { Generated } from 'kysely';

export type NotificationCategory = Exclude<(typeof notificationCategories)[number], 'all'>;

/** The list of a notification: the user's as a buyer, or as the owner of a store. */
export type Audience = 'buyer' | 'merchant';

/** A notification in both languages: it is read in the language of the page. */
interface Notifications {
  id: Generated<number>;
  user_id: number;
  audience: Generated<Audience>;
  category: NotificationCategory;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** A path of this marketplace without language prefix. */
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

/** Whether a reader gets mail of a kind; without a row as the kind says. */
interface NotificationPreferences {
  user_id: number;
  audience: Audience;
  kind: ReminderKind;
  mail: MailSetting;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    notifications: Notifications;
    notification_preferences: NotificationPreferences;
  }
}
