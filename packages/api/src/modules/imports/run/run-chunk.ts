import type { Context } from '../../../platform/context.ts';
import { draftProduct } from '../draft/draft-product.ts';
import { readLookups } from '../lookup/read-lookups.ts';
import { findKnown } from './find-known.ts';
import { type GroupResult, markRows } from './mark-rows.ts';
import { saveDrafts } from './save-drafts.ts';
import type { Group, Job } from './take-chunk.ts';

/** Works on some products of a sheet: saves them, or finds out whether they could be, and records the results. */
export const runChunk = async (ctxInTx: Context, job: Job, groups: readonly Group[]): Promise<void> => {
  const lookups = await readLookups(ctxInTx, job.merchant_id, groups.flat());
  const drafts = findKnown(groups, lookups, job).map((matched) => draftProduct({ ...matched, lookups }));
  const trial = job.status === 'validating';
  const saved = await saveDrafts(ctxInTx, job, { drafts, trial });
  const outcomes = drafts.map((draft): GroupResult => {
    const product = saved.get(draft);
    const done = draft.known ? 'updated' : 'created';
    return {
      lines: draft.lines,
      result: product ? done : 'refused',
      productId: product && !trial ? product.productId : null,
    };
  });
  await markRows(ctxInTx, job, outcomes);
};
