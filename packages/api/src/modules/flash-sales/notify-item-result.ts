import { formatDateTime } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { notifyStore } from '../notifications/index.ts';
import type { ItemRow } from './find-items.ts';
import { getSessionState, type SessionRow } from './find-sessions.ts';

interface ItemNews {
  item: Pick<ItemRow, 'name' | 'merchant_id'>;
  sale: SessionRow;
  to: 'approved' | 'rejected' | 'cancelled';
  reason?: string;
}

const titles = {
  approved: { id: 'Masuk flash sale', en: 'Taken into the flash sale' },
  rejected: { id: 'Belum masuk flash sale', en: 'Not taken into the flash sale' },
  cancelled: { id: 'Flash sale dibatalkan', en: 'Flash sale cancelled' },
} as const;

/** Notifies those of a store who change products of the decision about an item, in the caller's transaction. */
export const notifyItemResult = async (
  ctxInTx: Context,
  { item, sale, to, reason = '' }: ItemNews,
): Promise<void> => {
  const at = getSessionState(sale, ctxInTx.clock.now()).starts_at.toISOString();
  const body =
    to === 'approved'
      ? {
          id: `${item.name}: mulai ${formatDateTime(at, 'id')}.`,
          en: `${item.name}: from ${formatDateTime(at, 'en')}.`,
        }
      : { id: `${item.name}. Alasan: ${reason}`, en: `${item.name}. Reason: ${reason}` };
  await notifyStore(ctxInTx, {
    ...{ merchantId: item.merchant_id, area: 'catalogue' },
    category: 'merchant',
    kind: 'store',
    title: titles[to],
    body,
    link: ctxInTx.linkTo('seller.products'),
  });
};
