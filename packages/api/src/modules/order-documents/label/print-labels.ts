import type { Locale } from '@pasar/contract';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';
import { openPdf } from '../print/open-pdf.ts';
import { toParcel } from './parcel.ts';
import { renderLabel } from './render-label.ts';
import { renderSlip } from './render-slip.ts';

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
  const words = orderDocumentMessages[locale];
  const pdf = await openPdf({ size: 'A6', title: words.label, locale });
  for (const order of orders) {
    if (order.awb === null) continue;
    const parcel = toParcel(order, order.awb, locale);
    await renderLabel(pdf, parcel, words);
    if (slips) renderSlip(pdf, parcel, words);
  }
  return pdf.finish();
};
