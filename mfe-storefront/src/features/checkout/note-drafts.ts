import { orderDrafts } from './order-drafts.ts';

/** Notes to sellers that differ from what the server has. */
export const noteDrafts = orderDrafts<string>('pasar.note-drafts');
export const useNoteDrafts = noteDrafts.useDrafts;
