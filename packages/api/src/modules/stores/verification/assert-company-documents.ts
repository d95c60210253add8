import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { DocumentType } from '../stores.tables.ts';
import { toDocumentField } from './verification-items.ts';

/** The documents that a company must submit before the review (SPEC 5 "Merchant company"). */
const companyPapers: readonly DocumentType[] = ['ktp', 'ktp_selfie', 'npwp', 'company_doc'];

/** Throws 422 at each missing document of a company. */
export const assertCompanyDocuments = async (ctx: Context, merchantId: number): Promise<void> => {
  const there = await ctx.db
    .selectFrom('merchant_documents')
    .select('type')
    .where('merchant_id', '=', merchantId)
    .execute();
  const missing = companyPapers.filter((paper) => !there.some(({ type }) => type === paper));
  if (missing.length > 0)
    throw apiError.invalid(
      Object.fromEntries(missing.map((paper) => [toDocumentField(paper), ['image.required']])),
    );
};
