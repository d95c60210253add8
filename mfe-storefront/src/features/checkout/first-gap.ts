import type { Checkout } from '@pasar/contract';
import { isNoteTooLong } from '../../shared/note/index.ts';
import { isUnavailable } from './item-availability.ts';

/** The missing parts before payment, in the order of the page. */
export type Gap =
  | { part: 'address' }
  | { part: 'item' | 'courier' | 'dropship' | 'note'; orderId: number }
  | { part: 'method' };

interface Open {
  checkout: Checkout;
  /** Orders whose dropshipper form is open and not saved yet. */
  dropships: Readonly<Record<number, unknown>>;
  /** Notes that are not saved yet. */
  notes: Readonly<Record<number, string>>;
  method: string | null;
}

/** The first missing part; null when the user may pay. */
export const firstGap = ({ checkout, dropships, notes, method }: Open): Gap | null => {
  const { orders, summary } = checkout;
  if (orders.some(({ address }) => address === null)) return { part: 'address' };
  for (const { id, items, selected_shipping } of orders) {
    if (items.some(isUnavailable)) return { part: 'item', orderId: id };
    if (!selected_shipping) return { part: 'courier', orderId: id };
    if (id in dropships) return { part: 'dropship', orderId: id };
    if (isNoteTooLong(notes[id] ?? '')) return { part: 'note', orderId: id };
  }
  return summary.payable > 0 && method === null ? { part: 'method' } : null;
};

/** Id of the element that a gap leads to. */
export const gapTarget = (gap: Gap): string =>
  'orderId' in gap ? `checkout-${gap.part}-${gap.orderId}` : `checkout-${gap.part}`;
