import type { TestServer } from '../../../testing/open-test-server.ts';
import { withdrawFromBuyer } from '../../wallet/index.ts';

/** A buyer asks for money at the bank; what the wallet holds must be enough. Returns its code. */
export const requestWithdrawal = async (
  market: TestServer,
  userId: number,
  amount: number,
): Promise<{ withdraw_code: string }> => {
  const actor = { kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' } as const;
  const account = { bank_id: 1, rekening: '9876543210', atas_nama: 'Budi Santoso' };
  const { withdraw_code } = await withdrawFromBuyer({
    ctx: market.context(actor),
    input: { amount, ...account },
  });
  return { withdraw_code };
};
