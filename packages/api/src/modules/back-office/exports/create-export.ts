import { type Export, type endpoints, type HandlerInput, maxOpenExports } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { check } from '../../../platform/http/parse.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertStaffRole, getCurrentStaffUser } from '../assert-not-own.ts';
import { readExport } from './find-exports.ts';
import { listOfExport } from './list-of-export.ts';

type Calls = typeof endpoints.adminExports;
type Create = HandlerInput<Calls['create']>['body'];
type CreateUnmasked = HandlerInput<Calls['createUnmasked']>['body'];

/** Where a list was turned to, which no file needs. */
const places = ['page', 'per_page', 'cursor', 'open', 'sort'];

/** The staff user's row is locked, so that simultaneous requests are counted one after the other. */
const assertNotTooMany = async ({ db }: Context, userId: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const { open } = await db
    .selectFrom('exports')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('requested_by', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (open >= maxOpenExports) throw apiError.conflict('admin.export.many', { reason: 'many' });
};

/**
 * Has a list written into a file by a job, with its filters; with a reason unmasked. Throws 403 without the roles of the
 * list, 422 at `filters` for those that the list does not know, and 409 while too many wait.
 */
export const createExport = ({ ctx, input }: HandlerArgs<Create | CreateUnmasked>): Promise<Export> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { list } = input;
    const reason = 'reason' in input ? input.reason : null;
    assertStaffRole(ctxInTx, listOfExport[list].staff, 'admin.role');
    const filters = Object.fromEntries(
      Object.entries(input.filters).filter(([name, value]) => value !== '' && !places.includes(name)),
    );
    if (!check(listOfExport[list].query, filters).success)
      throw apiError.invalid({ filters: ['field.invalid'] });
    const { userId } = getCurrentStaffUser(ctxInTx);
    await assertNotTooMany(ctxInTx, userId);
    const { id } = await ctxInTx.db
      .insertInto('exports')
      .values({
        ...{ list, filters: json(filters), locale: ctxInTx.locale, requested_by: userId },
        ...{ is_unmasked: reason !== null, reason },
        ...{ requested_at: ctxInTx.clock.now(), next_from: null, finished_at: null, expires_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(ctxInTx, {
      action: reason === null ? 'export.create' : 'export.create-unmasked',
      target: { type: 'export', id },
      after: { list, filters },
      ...(reason !== null && { reason }),
    });
    ctxInTx.afterCommit(() => ctxInTx.wakeJobs('back-office'));
    return readExport(ctxInTx, id);
  });
