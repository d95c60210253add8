import { orderDrafts } from './order-drafts.ts';

export interface DropshipValues extends Record<string, string> {
  dropship_name: string;
  dropship_phone: string;
}

/** Dropshippers whose form is open and not saved yet. */
export const dropshipDrafts = orderDrafts<DropshipValues>('pasar.dropship-drafts');
export const useDropshipDrafts = dropshipDrafts.useDrafts;
