import { formatRupiah } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { readGroup } from '../../orders/index.ts';
import type { PaymentRow } from '../payments.tables.ts';

/** Notifies the buyer where late money went that came after the order had ended. */
export const notifyLatePayment = async (
  ctx: Context,
  { order_group_id, code, amount }: PaymentRow,
): Promise<void> => {
  const group = await readGroup(ctx, { groupId: order_group_id });
  if (!group) return;
  const sum = formatRupiah(amount);
  await notify(ctx, {
    userId: group.userId,
    category: 'wallet',
    title: { id: 'Pembayaran masuk ke saldo', en: 'Payment moved to your balance' },
    body: {
      id: `Pembayaran ${code} sebesar ${sum} datang setelah pesanan berakhir. Uangnya ada di saldomu.`,
      en: `The payment of ${sum} for ${code} came after the order had ended. The money is in your balance.`,
    },
    link: ctx.linkTo('buyer.wallet'),
  });
};
