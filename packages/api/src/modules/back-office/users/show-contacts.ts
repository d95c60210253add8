import type { endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';

type Show = HandlerInput<typeof endpoints.adminUsers.show>['body'];

/** A user's contacts unmasked. Who wanted them and why is on record in the same transaction. Throws 404. */
export const showContacts = ({
  ctx,
  input: { user_id, reason },
}: HandlerArgs<Show>): Promise<{ email: string; phone: string | null }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const found = await ctxInTx.db
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('id', '=', user_id)
      .executeTakeFirst();
    if (!found) throw apiError.notFound();
    await recordAudit(ctxInTx, { action: 'user.contacts', target: { type: 'user', id: user_id }, reason });
    return found;
  });
