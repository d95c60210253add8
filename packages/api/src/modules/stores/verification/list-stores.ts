import type { StoreReviewField, StoreType } from '@pasar/contract';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { jakartaMidnight } from '../../../platform/jakarta.ts';
import { readCityLabels } from '../../regions/index.ts';
import { getVerificationState } from '../get-verification-state.ts';

/** `late` waits longer than a day, `changed` sells and has parts that wait. */
export type StoreFilter =
  | 'draft'
  | 'submitted'
  | 'late'
  | 'approved'
  | 'changed'
  | 'rejected'
  | 'suspended'
  | 'all';

export interface ListStores {
  status: StoreFilter;
  type?: StoreType | 'all';
  /** Part of the name, the slug or the owner's e-mail; empty for everything. */
  search: string;
  /** First approved on these days of Jakarta, both included. */
  date_start?: string | undefined;
  date_end?: string | undefined;
  /** From 1. */
  page: number;
  perPage?: number;
}

/** A store in the back office's list; times are ISO 8601. */
export interface StoreRow {
  id: number;
  merchant_name: string;
  merchant_slug: string;
  is_company: 'personal' | 'company';
  city: string;
  owner: { id: number; email: string; fullname: string };
  verification_status: ReturnType<typeof getVerificationState>;
  submitted_at: string | null;
  verify_due_at: string | null;
  is_late: boolean;
  /** Parts that wait for a decision. */
  waiting: StoreReviewField[];
  store_type: StoreType;
  rating: number;
  created_at: string;
}

const waiting = sql<StoreReviewField[]>`array(
  select field from merchant_verifications r where r.merchant_id = merchants.id and r.status = 'submitted'
  union all
  select 'file_' || d.type from merchant_documents d where d.merchant_id = merchants.id and d.status = 'submitted'
  order by 1)`;

/** A store of which a part waits; by the two partial indexes of what waits. */
const hasWaiting = sql<SqlBool>`merchants.id in (
  select merchant_id from merchant_verifications where status = 'submitted'
  union select merchant_id from merchant_documents where status = 'submitted')`;

const isLate = (now: Date) => sql<boolean>`coalesce(verify_due_at < ${now}, false)`;

/** Stores that were approved for the first time on these days of Jakarta. */
const isFirstApproved = (from: string | undefined, to: string | undefined) => sql<SqlBool>`
  merchants.id in (
    select e.merchant_id from merchant_events e where e.action = 'approve'
    ${from === undefined ? sql`` : sql`and e.at >= ${jakartaMidnight(from)}`}
    ${to === undefined ? sql`` : sql`and e.at < ${jakartaMidnight(to, { next: true })}`}
    and not exists (
      select 1 from merchant_events b
      where b.merchant_id = e.merchant_id and b.action = 'approve' and b.at < e.at))`;

const filterOf = (status: StoreFilter, now: Date) => {
  const is = (state: string) => sql<SqlBool>`verification_status = ${state} and suspended_at is null`;
  if (status === 'all') return sql<SqlBool>`true`;
  if (status === 'suspended') return sql<SqlBool>`suspended_at is not null`;
  if (status === 'late') return sql<SqlBool>`${is('submitted')} and ${isLate(now)}`;
  if (status === 'changed') return sql<SqlBool>`${is('approved')} and ${hasWaiting}`;
  return is(status);
};

const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;

/** Stores so named, or of an owner with this address; each part has its index. */
const isCalled = (search: string) => {
  const like = containing(search);
  return sql<SqlBool>`merchants.id in (
    select m.id from merchants m where lower(m.merchant_name) like ${like}
    union select m.id from merchants m where m.merchant_slug like ${like}
    union select m.id from merchants m join users u on u.id = m.user_id where u.email like ${like})`;
};

/** Stores for staff: those that wait longest first, the others newest first; with their total. Before a number, newest first. */
export const listStores = async (
  ctx: Context,
  { status, type = 'all', search, date_start, date_end, page, perPage = 10 }: ListStores,
  before?: number,
): Promise<{ rows: StoreRow[]; total: number }> => {
  const now = ctx.clock.now();
  let stores = ctx.db.selectFrom('merchants').where(filterOf(status, now));
  if (date_start !== undefined || date_end !== undefined) {
    stores = stores.where(isFirstApproved(date_start, date_end));
  }
  if (type !== 'all') stores = stores.where('merchants.store_type', '=', type);
  if (search.trim() !== '') stores = stores.where(isCalled(search.trim()));
  const byWait = before === undefined && (status === 'submitted' || status === 'late');
  const { total } = await stores.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await stores
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .select(['merchants.id', 'merchant_name', 'merchant_slug', 'merchants.is_company', 'city_id'])
    .select(['users.id as owner_id', 'users.email', 'users.fullname'])
    .select(['merchants.store_type', 'merchants.rating_avg'])
    .select(['verification_status', 'suspended_at', 'submitted_at', 'verify_due_at', 'merchants.created_at'])
    .select([isLate(now).as('is_late'), waiting.as('waiting')])
    .$if(before !== undefined, (all) => all.where('merchants.id', '<', before ?? 0))
    .$if(byWait, (waiting) => waiting.orderBy('submitted_at'))
    .orderBy('merchants.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const cityLabel = await readCityLabels();
  return {
    total,
    rows: rows.map(({ city_id, owner_id, email, fullname, suspended_at, ...row }) => ({
      id: row.id,
      merchant_name: row.merchant_name,
      merchant_slug: row.merchant_slug,
      is_company: row.is_company,
      city: cityLabel(city_id),
      owner: { id: owner_id, email, fullname: fullname ?? '' },
      verification_status: getVerificationState({
        verification_status: row.verification_status,
        suspended_at,
      }),
      submitted_at: row.submitted_at?.toISOString() ?? null,
      verify_due_at: row.verify_due_at?.toISOString() ?? null,
      is_late: row.verification_status === 'submitted' && row.is_late,
      waiting: row.waiting,
      store_type: row.store_type,
      rating: Number(row.rating_avg),
      created_at: row.created_at.toISOString(),
    })),
  };
};
