import type { StoreReviewField, StoreType } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { imageUrls } from '../../media/index.ts';
import type { BankDetails } from '../banks/banks.tables.ts';
import { findBank } from '../banks/banks.ts';
import { bankOfMerchant } from '../banks/read-bank.ts';
import { getVerificationState } from '../get-verification-state.ts';
import { readPlace } from '../location/read-place.ts';
import { readDocuments, type StoredDocument } from '../read-documents.ts';
import type { MerchantEvents } from '../stores.tables.ts';
import { findOpenRequest, getReplyDue } from './open-request.ts';
import { openItems } from './verification-items.ts';

type NamedBank = BankDetails & { bank_name: string };

/** Everything that staff need to decide about a store; times are ISO 8601. */
export interface StoreVerificationFile {
  id: number;
  merchant_name: string;
  merchant_slug: string;
  merchant_photo: string | null;
  description: string;
  is_company: 'personal' | 'company';
  is_pkp: 'pkp' | 'non-pkp';
  no_npwp: string;
  pkp_since: string | null;
  store_type: StoreType;
  pic_name: string;
  pic_phone: string;
  company_address: string;
  owner: {
    id: number;
    email: string;
    username: string | null;
    fullname: string;
    phone: string;
    birthday: string | null;
    status: 'active' | 'suspended';
  };
  location: Awaited<ReturnType<typeof readPlace>>;
  bank: (NamedBank & { previous: NamedBank | null }) | null;
  /** Each document that is there, by an address good for 60 seconds. */
  documents: Partial<
    Record<'file_ktp' | 'file_ktp_selfie' | 'file_npwp' | 'file_company_doc', StoredDocument>
  >;
  verification_status: ReturnType<typeof getVerificationState>;
  submitted_at: string | null;
  verify_due_at: string | null;
  is_late: boolean;
  /** Until when the seller can answer what staff asked for. */
  reply_due_at: string | null;
  verified_at: string | null;
  suspend_reason: string | null;
  /** The waiting or rejected parts. */
  items: { field: StoreReviewField; status: 'submitted' | 'rejected'; reason: string | null; at: string }[];
  /** Newest first, at most a hundred. */
  events: {
    action: MerchantEvents['action'];
    actor: string | null;
    reason: string | null;
    details: Record<string, unknown> | null;
    at: string;
  }[];
  /** Grows with every save and with everything that happens to the store. */
  version: number;
}

const countEvents = async (ctx: Context, merchantId: number): Promise<number> => {
  const { count } = await ctx.db
    .selectFrom('merchant_events')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return count;
};

const readEvents = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchant_events')
    .leftJoin('users', 'users.id', 'merchant_events.actor_id')
    .select(['action', 'users.email as actor', 'reason', 'details', 'at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('merchant_events.id', 'desc')
    .limit(100)
    .execute();

const withName = (bank: BankDetails): NamedBank => ({
  ...bank,
  bank_name: findBank(bank.bank_id)?.bank ?? '',
});

const readBank = async (ctx: Context, merchantId: number): Promise<StoreVerificationFile['bank']> => {
  const account = await bankOfMerchant(ctx, merchantId);
  if (!account) return null;
  const { previous, withdrawalsFrom: _, ...current } = account;
  return { ...withName(current), previous: previous && withName(previous) };
};

/** A store's full verification file for staff; documents by URLs valid for 60 seconds. Throws 404. */
export const readStoreVerificationFile = async (
  ctx: Context,
  merchantId: number,
): Promise<StoreVerificationFile> => {
  const store = await ctx.db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .selectAll('merchants')
    .select(['media.storage_key as photo_key', 'users.email', 'users.username', 'users.fullname'])
    .select(['users.phone', 'users.birthday', 'users.status'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirst();
  if (!store) throw apiError.notFound();
  const papers = await readDocuments(ctx, merchantId);
  const items = await openItems(ctx, merchantId);
  const events = await readEvents(ctx, merchantId);
  const ask = await findOpenRequest(ctx, merchantId);
  const { email, username, phone, birthday, status, verification_status, verify_due_at } = store;
  return {
    id: store.id,
    merchant_name: store.merchant_name,
    merchant_slug: store.merchant_slug,
    merchant_photo: store.photo_key && imageUrls(store.photo_key).w300,
    description: store.description,
    is_company: store.is_company,
    is_pkp: store.is_pkp,
    no_npwp: store.no_npwp,
    pkp_since: store.pkp_since,
    store_type: store.store_type,
    pic_name: store.pic_name,
    pic_phone: store.pic_phone,
    company_address: store.company_address,
    owner: {
      id: store.user_id,
      email,
      username,
      fullname: store.fullname ?? '',
      phone: phone ?? '',
      birthday,
      status,
    },
    location: await readPlace(ctx, merchantId),
    bank: await readBank(ctx, merchantId),
    documents: Object.fromEntries(Object.entries(papers).map(([type, paper]) => [`file_${type}`, paper])),
    verification_status: getVerificationState(store),
    submitted_at: store.submitted_at?.toISOString() ?? null,
    verify_due_at: verify_due_at?.toISOString() ?? null,
    is_late: verification_status === 'submitted' && verify_due_at !== null && verify_due_at < ctx.clock.now(),
    reply_due_at: ask && getReplyDue(ask).toISOString(),
    verified_at: store.verified_at?.toISOString() ?? null,
    suspend_reason: store.suspend_reason,
    items: items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    version: store.version + (await countEvents(ctx, merchantId)),
  };
};
