import { formatDateTime } from '@pasar/contract';
import { maskPhone } from '../../../platform/mask-phone.ts';
import type { Pdf } from '../print/open-pdf.ts';
import { type Amount, paidWith } from './invoice-amounts.ts';
import { type Invoice, left, soft, wide } from './invoice-page.ts';

const drawParty = (pdf: Pdf, title: string, lines: readonly string[], x: number, width: number): number => {
  let y = pdf.text(title, x, 110, { size: 8.5, color: soft });
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

const drawFacts = (pdf: Pdf, facts: readonly Amount[], x: number, width: number): number => {
  let y = 110;
  for (const { name, amount } of facts) {
    y = pdf.text(name, x, y, { size: 8.5, color: soft });
    y = pdf.text(amount, x, y, { size: 9, weight: 'semibold', width, lines: 2 }) + 4;
  }
  return y;
};

/** Who sold, who gets it, when and how. Returns where it ends. */
export const renderParties = ({ pdf, order, side, locale, words }: Invoice): number => {
  const { store, address } = order;
  const phone = side === 'buyer' ? address.phone : maskPhone(address.phone);
  const street = [address.address, address.area, address.sub_district, address.city, address.province];
  const buyer = [address.receiver_name, phone, `${street.filter(Boolean).join(', ')} ${address.zipcode}`];
  const ends = [
    drawParty(pdf, words.seller, [store.name, store.company, store.city], left, 140),
    drawParty(pdf, words.shipTo, buyer, left + 158, 180),
    drawFacts(
      pdf,
      [
        { name: words.placed, amount: formatDateTime(order.placedAt.toISOString(), locale) },
        { name: words.paidWith, amount: paidWith(order, locale) },
        { name: words.courier, amount: `${order.courier} ${order.service}` },
      ],
      left + 356,
      wide - 356,
    ),
  ];
  return Math.max(...ends) + 16;
};
