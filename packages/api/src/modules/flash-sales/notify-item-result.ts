import { formatDateTime } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';
import type { ItemRow } from './find-items.ts';
import { getSessionState, type SessionRow } from './find-sessions.ts';

interface ItemNews {
  item: Pick<ItemRow, 'name' | 'owner_id'>;
  sale: SessionRow;
  to: 'approved' | 'rejected' | 'cancelled';
  reason?: string;
}

const titles = {
  approved: { id: 'Masuk flash sale', en: 'Taken into the flash sale' },
  rejected: { id: 'Belum masuk flash sale', en: 'Not taken into the flash sale' },
  cancelled: { id: 'Flash sale dibatalkan', en: 'Flash sale cancelled' },
} as const;

/** Notifies the owner of a store of the decision about an item, in the caller's transaction. */
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
  await notify(ctxInTx, {
    userId: item.owner_id,
    category: 'merchant',
    kind: 'store',
    title: titles[to],
    body,
    audience: 'merchant',
    link: ctxInTx.linkTo('seller.products'),
  });
};
