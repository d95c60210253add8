import type { ProductImport } from '@pasar/contract';
import type { Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { findImport } from './show/find-import.ts';
import { presentImport } from './show/present-import.ts';
import { isUnderWay } from './under-way.ts';
import { endImport } from './work/end-pass.ts';

/**
 * Stops an import after the chunk that is being worked on; what it has saved stays. Throws 404 for one of another
 * store and 409, with the import as it is, for one that has ended.
 */
export const cancelImport = async ({ ctx, input }: Verb<{ import_id: number }>): Promise<ProductImport> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await findImport(ctxInTx, input.import_id, { lock: true });
    if (!isUnderWay(found.status)) {
      throw failure.conflict('import.ended', presentImport(found, ctx.locale));
    }
    await endImport(ctxInTx, found, 'cancelled');
    return presentImport(await findImport(ctxInTx, input.import_id), ctx.locale);
  });
