import { formatRupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { readGroup } from '../../orders/index.ts';
import type { PaymentRow } from '../payments.tables.ts';

/** Why money went to the wallet: too late, a second time, or another amount than was to pay. */
export type CreditReason = 'late' | 'second' | 'amount';

const why = {
  late: { id: 'datang setelah pesanan berakhir', en: 'came after the order had ended' },
  second: { id: 'datang dua kali', en: 'came twice' },
  amount: { id: 'jumlahnya berbeda', en: 'has another amount' },
} as const;

/** Notifies the buyer where money went that did not pay the order. */
export const notifyCredited = async (
  ctx: Context,
  { order_group_id, code }: PaymentRow,
  { amount, reason }: { amount: number; reason: CreditReason },
): Promise<void> => {
  const group = await readGroup(ctx, { groupId: order_group_id });
  if (!group) return;
  const sum = formatRupiah(amount);
  await notify(ctx, {
    userId: group.userId,
    category: 'wallet',
    kind: 'wallet',
    title: { id: 'Pembayaran masuk ke saldo', en: 'Payment moved to your balance' },
    body: {
      id: `Pembayaran ${code} sebesar ${sum} ${why[reason].id}. Uangnya ada di saldomu.`,
      en: `The payment of ${sum} for ${code} ${why[reason].en}. The money is in your balance.`,
    },
    link: ctx.linkTo('buyer.wallet'),
  });
};
