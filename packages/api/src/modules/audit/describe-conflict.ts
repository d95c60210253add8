import { formatDateTime, type Locale } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { formatMessage, type Message } from '../../platform/message.ts';

/** What a call of staff is about, by the field that names it: under which types the audit keeps it. */
const targetsOf: Readonly<Record<string, readonly string[]>> = {
  appeal_id: ['appeal'],
  approval_id: ['approval'],
  banner_id: ['banner'],
  brand_id: ['brand'],
  category_id: ['category'],
  check_id: ['ledger_check'],
  complaint_id: ['complaint'],
  flash_sale_id: ['flash-sale'],
  item_id: ['flash-item'],
  key: ['setting'],
  merchant_id: ['merchant'],
  mismatch_id: ['mismatch'],
  order_code: ['order'],
  parcel_id: ['parcel'],
  product_id: ['product'],
  promo_id: ['promo', 'voucher'],
  reference: ['payment'],
  review_id: ['review'],
  shipping_offer_id: ['shipping-offer'],
  slug: ['content'],
  user_id: ['user', 'staff'],
  withdraw_code: ['withdrawal'],
};

/** Conflicts that a colleague may have made; the others name a rule. */
const made: ReadonlySet<Message> = new Set([
  'request.conflict',
  'order.moved',
  'store.moved',
  'store.review.none',
  'flash.decided',
  'voucher.ended',
  'mismatch.closed',
  'transfer.not-open',
  'content.no-draft',
  'admin.ledger.over',
  'admin.approval.over',
  'admin.approval.void',
]);

/** Entries that say who read something: they change nothing. */
const looks = ['chat.read', 'user.contacts', 'payment.check'];

const findLast = async ({ db }: Context, targets: readonly (readonly [string, string])[]) => {
  const wanted = sql.join(targets.map(([type, id]) => sql`(${type}::text, ${id}::text)`));
  return db
    .selectFrom('audit_logs as a')
    .innerJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.at', sql<string>`coalesce(u.fullname, u.username, u.email)`.as('name')])
    .where(sql<boolean>`(a.target_type, a.target_id) in (${wanted})`)
    .where('a.actor_role', '=', 'staff')
    .where('a.action', 'not in', looks)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

const sentence: Record<Locale, (name: string, at: string) => string> = {
  id: (name, at) => `Terakhir diubah staf: ${name}, ${at}.`,
  en: (name, at) => `Last changed by staff: ${name}, ${at}.`,
};
/** A sentence, also where the message is written without its end. */
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The error of a staff call that came too late, with who changed the same thing last and when (back-office B6). Any
 * other error is returned as it is. Call it outside the transaction that failed.
 */
export const describeConflict = async (ctx: Context, body: unknown, error: unknown): Promise<unknown> => {
  if (!(error instanceof ApiError) || error.code !== 409 || !made.has(error.words)) return error;
  const targets = Object.entries(body ?? {}).flatMap(([field, value]) =>
    ['string', 'number'].includes(typeof value)
      ? (targetsOf[field] ?? []).map((type) => [type, String(value)] as const)
      : [],
  );
  const last = targets.length > 0 ? await findLast(ctx, targets) : undefined;
  if (!last) return error;
  const inLanguage = (locale: Locale) =>
    `${ended(formatMessage(error.words, locale))} ${sentence[locale](last.name, formatDateTime(last.at.toISOString(), locale))}`;
  return new ApiError(409, { id: inLanguage('id'), en: inLanguage('en') }, { data: error.data });
};
