import '../banks/banks.tables.ts';
import type { OnboardingInput } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Place } from '../../regions/index.ts';
import { slugCandidates } from './store-slug.ts';

export interface CreateStore {
  userId: number;
  name: string;
  /** The contact of an individual's store. */
  owner: { name: string; phone: string };
  /** Null for an individual; its uploads are attached already. */
  company: OnboardingInput['merchantCompany'] | null;
  place: Place & { address: string; zipcode: string };
  bank: { bank_id: number; rekening: string; cabang: string; atas_nama: string };
}

/** The store's row, as a draft under an address that no other store has, also when two are created at once. */
const insertMerchant = async (
  ctx: Context,
  { userId, name, owner, company }: CreateStore,
): Promise<number> => {
  for (const merchant_slug of slugCandidates(name)) {
    const founded = await ctx.db
      .insertInto('merchants')
      .values({
        user_id: userId,
        merchant_name: name,
        merchant_slug,
        is_company: company ? 'company' : 'personal',
        is_pkp: company?.is_pkp ?? 'non-pkp',
        no_npwp: company?.no_npwp ?? '',
        pic_name: company?.pic_name ?? owner.name,
        pic_phone: company?.pic_phone ?? owner.phone,
        company_address: company?.company_address ?? '',
        verification_status: 'draft',
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('merchant_slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (founded) return founded.id;
  }
  throw apiError.unavailable();
};

const insertPapers = async (
  ctx: Context,
  merchant_id: number,
  company: NonNullable<CreateStore['company']>,
): Promise<void> => {
  const { upload_ktp_owner, upload_ktp_selfie, upload_npwp, upload_doc } = company;
  const papers = [
    { type: 'ktp' as const, media_id: upload_ktp_owner },
    { type: 'ktp_selfie' as const, media_id: upload_ktp_selfie },
    { type: 'npwp' as const, media_id: upload_npwp },
    { type: 'company_doc' as const, media_id: upload_doc },
  ];
  const submitted = { merchant_id, status: 'submitted' as const, submitted_at: ctx.clock.now() };
  await ctx.db
    .insertInto('merchant_documents')
    .values(papers.map((paper) => ({ ...paper, ...submitted })))
    .execute();
};

/**
 * Creates a store for a user who has none, with its place, documents and bank account, as a draft. Needs a transaction
 * that locks the user's row. Returns its id.
 */
export const createStore = async (ctx: Context, store: CreateStore): Promise<number> => {
  const { place, company, bank } = store;
  const merchant_id = await insertMerchant(ctx, store);
  await ctx.db
    .insertInto('merchant_locations')
    .values({ merchant_id, ...place, company_name: company?.company_name ?? '' })
    .execute();
  if (company) await insertPapers(ctx, merchant_id, company);
  await ctx.db
    .insertInto('merchant_banks')
    .values({ merchant_id, ...bank, changed_at: null })
    .execute();
  return merchant_id;
};
