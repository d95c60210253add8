import { approveWithdrawal, payWithdrawal, rejectWithdrawal, startWithdrawal } from '@pasar/api/testing';
import { at } from '../reference-model/model-fixture.ts';
import { settleWithdrawal, withdraw } from '../reference-model/wallets.ts';
import { password } from '../system/arrange-system.ts';
import { sendRequest, toCommandResult } from '../system/system.ts';
import type { ModelCommand } from './model-command.ts';
import { toHandlerResult } from './to-handler-result.ts';

const account = { bank_id: 1, rekening: '1234567890', atas_nama: 'Budi Santoso' };

export const takeMoney = ({
  side,
  owner,
  amount,
}: {
  side: 'buyers' | 'stores';
  owner: number;
  amount: number;
}): ModelCommand => ({
  kind: side === 'buyers' ? 'withdraw as a buyer' : 'withdraw as a seller',
  text: `${side} ${owner} withdraws ${amount}`,
  rule: (market) => withdraw(market, { side, owner, amount }),
  act: async (real) => {
    const isBuyer = side === 'buyers';
    const person = at(isBuyer ? real.buyers : real.sellers, owner);
    const path = isBuyer ? '/wallet/withdraw' : '/merchant/dashboard/wallet/withdraw';
    const body = { amount, password, ...(isBuyer ? account : {}) };
    return toCommandResult(real, await sendRequest(real, person, path, body));
  },
});

export const settleMoney = ({ index, isPaid }: { index: number; isPaid: boolean }): ModelCommand => ({
  kind: isPaid ? 'staff pay out' : 'staff send money back',
  text: `staff ${isPaid ? 'pays' : 'rejects'} withdrawal ${index}`,
  rule: (market) => settleWithdrawal(market, index, isPaid),
  act: async (real) => {
    const [ctx, id] = [real.market.context(), at(real.withdrawals, index)];
    if (!isPaid) {
      return toHandlerResult(rejectWithdrawal({ ctx, input: { id, reason: 'Rekening salah' } }));
    }
    const pay = async () => {
      await approveWithdrawal({ ctx, input: { id, staffId: null } });
      await startWithdrawal({ ctx, input: { id } });
      await payWithdrawal({ ctx, input: { id, bankReference: `BANK-${id}` } });
    };
    return toHandlerResult(pay());
  },
});
