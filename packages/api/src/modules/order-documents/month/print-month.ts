import { formatDateTime, formatMonth, formatRupiah, type Locale, type WalletMonth } from '@pasar/contract';
import type { Amount } from '../invoice/invoice-amounts.ts';
import { finishSheet, left, renderHeader, type Sheet } from '../invoice/invoice-page.ts';
import { partiesTop, renderFacts } from '../invoice/render-parties.ts';
import { renderAmounts } from '../invoice/render-totals.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';
import { openPdf } from '../print/open-pdf.ts';
import { type MonthMessages, monthMessages } from './month-messages.ts';

export interface PrintMonth {
  report: WalletMonth;
  store: string;
  at: string;
  locale: Locale;
}

const movesOf = ({ opening, totals }: WalletMonth, words: MonthMessages): Amount[] => [
  { name: words.opening, amount: formatRupiah(opening) },
  ...totals.map(({ type, direction, count, amount }) => ({
    name: `${words.lines[`${type}_${direction}`]} (${count})`,
    amount: formatRupiah(direction === 'in' ? amount : -amount),
  })),
];

const earningsOf = (
  { earnings: { gross, commission, fee } }: WalletMonth,
  words: MonthMessages,
): Amount[] => [
  { name: words.gross, amount: formatRupiah(gross) },
  { name: words.commission, amount: formatRupiah(-commission) },
  ...(fee === 0 ? [] : [{ name: words.fee, amount: formatRupiah(-fee) }]),
];

/** A month of a store's wallet on paper, A4: opening balance + lines = closing balance, and how sales came about. */
export const printMonth = async ({
  report,
  store,
  at,
  locale,
}: PrintMonth): Promise<Uint8Array<ArrayBuffer>> => {
  const words = monthMessages[locale];
  const month = formatMonth(report.month, locale);
  const pdf = await openPdf({ size: 'A4', title: `${words.title} ${month}`, locale });
  const sheet: Sheet = {
    ...{ pdf, title: words.title, number: month, notes: [words.note] },
    words: orderDocumentMessages[locale],
  };
  pdf.addPage();
  renderHeader(sheet);
  const facts = [
    { name: words.store, amount: store },
    { name: words.month, amount: month },
    { name: words.made, amount: formatDateTime(at, locale) },
  ];
  renderFacts(pdf, facts, { x: left, y: partiesTop, width: 230 });
  const closing = report.month === report.current_month ? words.closingNow : words.closing;
  const y = renderAmounts(
    pdf,
    movesOf(report, words),
    { name: closing, amount: formatRupiah(report.closing) },
    partiesTop,
  );
  if (report.earnings.gross > 0) {
    const net = { name: words.net, amount: formatRupiah(report.earnings.net) };
    renderAmounts(pdf, earningsOf(report, words), net, y + 14);
  }
  return finishSheet(sheet);
};
