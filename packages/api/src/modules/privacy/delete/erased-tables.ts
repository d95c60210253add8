import { type RawBuilder, sql } from 'kysely';
import { type DataSubject, either, ofEmail, ofStore, ofUser, type Rows, within } from '../data-subject.ts';

/** Who wrote what stays after the account is gone. */
export const deletedName = 'Pengguna dihapus';

/** What happens to the rows of a table: they go, or some of their columns are overwritten. */
export interface ErasedTable {
  table: string;
  rows: Rows;
  /** Absent: the rows are deleted. */
  set?: (subject: DataSubject) => RawBuilder<unknown>;
}

const gone = (table: string, rows: Rows = ofUser()): ErasedTable => ({ table, rows });
const cut = (table: string, rows: Rows, set: RawBuilder<unknown>): ErasedTable => ({
  table,
  rows,
  set: () => set,
});

const ofSessions = within('session_id', 'checkout_sessions', ofUser());
const unsigned = sql`user_id = null, author_name = ${deletedName}`;

/**
 * In the order of the work; `users` is last, because the others are found by its address. Each step does nothing when it
 * was done before.
 */
export const erasedTables: readonly ErasedTable[] = [
  gone('push_subscriptions'),
  gone('sessions'),
  gone('devices'),
  gone('identities'),
  gone('consents'),
  gone('passkeys'),
  gone('totp'),
  gone('recovery_codes'),
  gone('auth_challenges'),
  gone('reset_grants'),
  gone('store_members', either(ofUser(), ofStore())),
  gone('store_invitations', either(ofEmail(), ofStore())),
  gone('api_keys', ofStore()),
  gone('webhook_endpoints', ofStore()),
  gone('idempotency_keys'),
  gone('codes', ({ userId, email }) => sql`(user_id = ${userId} or email = ${email})`),
  gone('code_recipients', ofEmail()),
  gone('registrations', ofEmail()),
  gone('failed_logins', ofEmail()),
  gone('checkout_items', within('checkout_order_id', 'checkout_orders', ofSessions)),
  gone('shipping_quotes', within('checkout_order_id', 'checkout_orders', ofSessions)),
  gone('checkout_orders', ofSessions),
  gone('checkout_sessions'),
  gone('addresses'),
  gone('cart_items'),
  gone('companies'),
  gone('onboarding_drafts'),
  gone('notifications'),
  gone('notification_preferences'),
  gone('follows'),
  gone('wishlists'),
  gone('recently_viewed'),
  gone('saved_views'),
  gone('chat_filter_log', within('message_id', 'messages', ofUser('author_id'))),
  cut('reviews', ofUser(), unsigned),
  cut('product_questions', ofUser(), unsigned),
  cut('product_answers', ofUser(), unsigned),
  cut('cancel_requests', within('order_id', 'orders', ofUser()), sql`description = ''`),
  gone('merchant_banks', ofStore()),
  cut(
    'merchant_locations',
    ofStore(),
    sql`address = '', zipcode = '', lat = null, lng = null, company_name = ''`,
  ),
  cut('merchants', ofStore('id'), sql`pic_name = '', pic_phone = '', company_address = ''`),
  gone('imports', ofStore()),
  gone('tickets', ({ userId, email }) => sql`(user_id = ${userId} or user_id is null and email = ${email})`),
  gone('emails', ofEmail('recipient')),
  {
    table: 'users',
    rows: ofUser('id'),
    set: ({ userId }) => sql`email = ${`deleted-${userId}`}, username = null, fullname = ${deletedName},
      password_hash = null, password_expires_at = null, phone = null, gender = null, birthday = null`,
  },
];
