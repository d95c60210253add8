import type { QueueRow } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Where an item of the queue is decided; undefined where that is the command line. */
export const getQueuePath = ({ kind, id, subject, detail }: QueueRow): string | undefined => {
  if (kind === 'store' || kind === 'store-change') return linkTo('back-office.store', { id });
  if (kind === 'document') return linkTo('back-office.documents', { id });
  if (kind === 'complaint') return linkTo('back-office.case', { id });
  if (kind === 'withdrawal') return linkTo('back-office.withdrawals', { search: detail, open: detail });
  if (kind === 'report') return linkTo('back-office.reports', { open: id });
  if (kind === 'appeal') return linkTo('back-office.appeals', { open: id });
  if (kind === 'product') return linkTo('back-office.products', { search: String(id), open: String(id) });
  if (kind === 'approval') return linkTo('back-office.approvals', { open: id });
  if (kind === 'transfer') return linkTo('back-office.transfers', { search: subject, open: subject });
  if (kind === 'mismatch') return linkTo('back-office.mismatches', { open: id });
  if (kind === 'flash-item') return linkTo('back-office.flashItems', { open: id });
  if (kind === 'order') return linkTo('back-office.order', { code: subject });
  return undefined;
};
