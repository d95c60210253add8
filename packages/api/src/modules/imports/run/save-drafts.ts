import { sql } from 'kysely';
import type { SignedInUser } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type ProductToSave, type SavedProduct, saveProducts } from '../../seller-products/index.ts';
import { checkDraft, recordFieldErrors } from '../draft/check-draft.ts';
import type { Draft } from '../draft/draft-product.ts';
import type { Job } from './take-chunk.ts';

/** The seller, as they would be if they saved these products by hand. */
const sellerOf = ({ user_id, merchant_id }: Job): SignedInUser => ({
  kind: 'user',
  userId: user_id,
  sessionId: 0,
  merchantId: merchant_id,
  role: 'user',
});

const toSave = (draft: Draft): ProductToSave | null => {
  const form = checkDraft(draft);
  if (!form) return null;
  return draft.known ? { form, productId: draft.known.productId, version: draft.known.version } : { form };
};

const note = (draft: Draft, { fields, words, code }: ApiError): void => {
  if (fields) recordFieldErrors(draft, fields);
  else draft.lines[0].refuse(code === 409 ? 'stok' : 'nama_produk', 'refused', words);
};

/**
 * Saves the drafts that the rules accept, and notes the errors on the rows of the others. With `trial` everything is
 * rolled back, so that a dry run finds what a real one would. Returns what was saved, draft by draft.
 */
export const saveDrafts = async (
  ctxInTx: Context,
  job: Job,
  { drafts, trial }: { drafts: readonly Draft[]; trial: boolean },
): Promise<Map<Draft, SavedProduct>> => {
  const checked = drafts.flatMap((draft) => {
    const item = toSave(draft);
    return item ? [{ draft, item }] : [];
  });
  if (checked.length === 0) return new Map();
  await sql`savepoint before_products`.execute(ctxInTx.db);
  const outcomes = await saveProducts(
    { ...ctxInTx, actor: sellerOf(job) },
    {
      merchantId: job.merchant_id,
      items: checked.map(({ item }) => item),
      movement: 'import',
      listings: trial ? 'later' : 'now',
    },
  );
  if (trial) await sql`rollback to savepoint before_products`.execute(ctxInTx.db);
  await sql`release savepoint before_products`.execute(ctxInTx.db);
  const saved = new Map<Draft, SavedProduct>();
  for (const [at, { draft }] of checked.entries()) {
    const outcome = outcomes[at];
    if (outcome instanceof ApiError) note(draft, outcome);
    else if (outcome) saved.set(draft, outcome);
  }
  return saved;
};
