import type { QueueRow } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Where an item of the queue is decided; undefined where that is the command line. */
export const getQueuePath = ({ kind, id, detail }: QueueRow): string | undefined => {
  if (kind === 'store' || kind === 'store-change') return linkTo('back-office.store', { id });
  if (kind === 'document') return linkTo('back-office.documents', { id });
  if (kind === 'complaint') return linkTo('back-office.case', { id });
  if (kind === 'withdrawal') return linkTo('back-office.withdrawals', { search: detail, open: detail });
  return undefined;
};
