import type { BulkCodesResult, endpoints, HandlerInput } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { eachRow } from '../bulk/each-row.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

type Body = HandlerInput<typeof endpoints.adminMoney.bulk>['body'];

/** Approves withdrawals, each by itself; `waiting` of them need a colleague first (B8, B20). */
export const approveWithdrawals = async ({
  ctx,
  input,
}: HandlerArgs<Body>): Promise<{ data: BulkCodesResult; waiting: number }> => {
  let waiting = 0;
  const data = await eachRow(
    ctx,
    input.withdraw_codes,
    (code) => String(code),
    async (code) => {
      const { approval } = await decideWithdrawal({ ctx, input: { verb: 'approve', code } });
      if (approval) waiting += 1;
    },
  );
  return { data, waiting };
};
