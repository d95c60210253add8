import type { Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import { paperWords } from '../paper-words.ts';
import { openPdf } from '../print/open-pdf.ts';
import { drawLabel } from './draw-label.ts';
import { drawSlip } from './draw-slip.ts';
import { parcelOf } from './parcel.ts';

export interface PrintLabels {
  orders: readonly OrderFacts[];
  locale: Locale;
  /** Packing slips behind their labels. */
  slips: boolean;
}

/** Labels of many parcels in one PDF. Orders without airway bill are left out. */
export const printLabels = async ({
  orders,
  locale,
  slips,
}: PrintLabels): Promise<Uint8Array<ArrayBuffer>> => {
  const words = paperWords[locale];
  const pdf = await openPdf({ size: 'A6', title: words.label, locale });
  for (const order of orders) {
    if (order.awb === null) continue;
    const parcel = parcelOf(order, order.awb, locale);
    await drawLabel(pdf, parcel, words);
    if (slips) drawSlip(pdf, parcel, words);
  }
  return pdf.finish();
};
