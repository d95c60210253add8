import type { ProductImport } from '@pasar/contract';
import type { HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { isRunning } from './is-running.ts';
import { findImport } from './presenters/find-import.ts';
import { presentImport } from './presenters/present-import.ts';
import { endImport } from './run/end-pass.ts';

/**
 * Stops an import after the current chunk; what it has saved stays. Throws 404 for one of another
 * store and 409, with the import as it is, for one that has ended.
 */
export const cancelImport = async ({
  ctx,
  input,
}: HandlerArgs<{ import_id: number }>): Promise<ProductImport> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await findImport(ctxInTx, input.import_id, { lock: true });
    if (!isRunning(found.status)) {
      throw apiError.conflict('import.ended', presentImport(found, ctx.locale));
    }
    await endImport(ctxInTx, found, 'cancelled');
    return presentImport(await findImport(ctxInTx, input.import_id), ctx.locale);
  });
