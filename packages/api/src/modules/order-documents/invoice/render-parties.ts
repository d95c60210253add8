import { formatDate, formatDateTime } from '@pasar/contract';
import { maskPhone } from '../../../platform/mask-phone.ts';
import type { TaxDocumentRow } from '../../tax-documents/index.ts';
import type { OrderDocumentMessages } from '../order-document-messages.ts';
import type { Pdf } from '../print/open-pdf.ts';
import { type Amount, paidWith } from './invoice-amounts.ts';
import { type Invoice, left, soft, wide } from './invoice-page.ts';

/** Where the parties begin. */
export const partiesTop = 110;

interface Place {
  x: number;
  y: number;
  width: number;
}

export const renderParty = (
  pdf: Pdf,
  title: string,
  lines: readonly string[],
  { x, y: top, width }: Place,
): number => {
  let y = pdf.text(title, x, top, { size: 8.5, color: soft });
  for (const [index, words] of lines.filter(Boolean).entries()) {
    y = pdf.text(words, x, y + (index === 0 ? 2 : 1), {
      size: index === 0 ? 10.5 : 9,
      weight: index === 0 ? 'semibold' : 'regular',
      width,
      lines: index === 0 ? 2 : 5,
    });
  }
  return y;
};

export const renderFacts = (pdf: Pdf, facts: readonly Amount[], { x, y: top, width }: Place): number => {
  let y = top;
  for (const { name, amount } of facts) {
    y = pdf.text(name, x, y, { size: 8.5, color: soft });
    y = pdf.text(amount, x, y, { size: 9, weight: 'semibold', width, lines: 2 }) + 4;
  }
  return y;
};

/** Whom a document names as its seller and as its buyer. */
export const partyLines = ({ seller, buyer }: TaxDocumentRow, words: OrderDocumentMessages) => {
  const taxId = (npwp: string) => (npwp === '' ? '' : words.npwp(npwp));
  return {
    seller: [seller.name, seller.company, taxId(seller.npwp), seller.address, seller.city],
    buyer: [buyer.name, taxId(buyer.npwp), buyer.address],
  };
};

/** Who sold, whom the invoice names, who gets it, when and how. Returns where it ends. */
export const renderParties = ({ pdf, order, documents, side, locale, words }: Invoice): number => {
  const { address } = order;
  const { invoice } = documents;
  const phone = side === 'buyer' ? address.phone : maskPhone(address.phone);
  const street = [address.address, address.area, address.sub_district, address.city, address.province];
  const receiver = [address.receiver_name, phone, `${street.filter(Boolean).join(', ')} ${address.zipcode}`];
  const lines = partyLines(invoice, words);
  const middle = { x: left + 158, width: 180 };
  const named = renderParty(pdf, words.invoicedTo, lines.buyer, { ...middle, y: partiesTop });
  const ends = [
    renderParty(pdf, words.seller, lines.seller, { x: left, y: partiesTop, width: 140 }),
    renderParty(pdf, words.shipTo, receiver, { ...middle, y: named + 10 }),
    renderFacts(
      pdf,
      [
        { name: words.issued, amount: formatDate(invoice.issued_at.toISOString(), locale) },
        { name: words.orderCode, amount: order.code },
        { name: words.placed, amount: formatDateTime(order.placedAt.toISOString(), locale) },
        { name: words.paidWith, amount: paidWith(order, locale) },
        { name: words.courier, amount: `${order.courier} ${order.service}` },
      ],
      { x: left + 356, y: partiesTop, width: wide - 356 },
    ),
  ];
  return Math.max(...ends) + 16;
};
