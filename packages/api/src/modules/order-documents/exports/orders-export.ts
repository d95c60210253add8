import { type Locale, orderStatusLabel } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { byteOrderMark, csvLine } from '../../../platform/csv-line.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { filterOrders, type OrderMoney, readOrderMoney } from '../../orders/index.ts';
import { findCourier } from '../../shipping/index.ts';
import { readTaxDocuments } from '../../tax-documents/index.ts';
import type { DownloadToken } from '../download-tokens/download-token.ts';
import { clockText } from './clock-text.ts';

type OrdersTicket = Extract<DownloadToken, { paper: 'orders' }>;

const heads: Record<Locale, readonly string[]> = {
  id: [
    'kode_pesanan',
    'tanggal_pesan',
    'status',
    'pembeli',
    'penerima',
    'kota',
    'kurir',
    'layanan',
    'resi',
    'dropship',
    'produk',
    'varian',
    'jumlah',
    'harga_satuan',
    'subtotal',
    'catatan',
    'voucher_toko',
    'komisi',
    'biaya_layanan',
    'diterima_toko',
    'ongkos_kirim',
    'asuransi',
    'barang_dikembalikan',
    'status_dana',
    'nomor_faktur',
    'tanggal_faktur',
    'nota_kredit',
    'jumlah_nota_kredit',
  ],
  en: [
    'order_code',
    'ordered_at',
    'status',
    'buyer',
    'receiver',
    'city',
    'courier',
    'service',
    'awb',
    'dropship',
    'product',
    'variant',
    'quantity',
    'unit_price',
    'subtotal',
    'note',
    'store_voucher',
    'commission',
    'service_fee',
    'store_receives',
    'shipping',
    'insurance',
    'items_refunded',
    'money_status',
    'invoice_number',
    'invoice_date',
    'credit_notes',
    'credit_notes_total',
  ],
};

const moneyStates: Record<OrderMoney['state'], Record<Locale, string>> = {
  estimated: { id: 'Perkiraan', en: 'Estimate' },
  settled: { id: 'Final', en: 'Final' },
  none: { id: 'Tidak dibayar', en: 'Not paid' },
};

const idsOf = async (ctx: Context, { merchantId, filter }: OrdersTicket): Promise<number[]> => {
  const { status, courier, search, date_start, date_end } = filter;
  const rows = await filterOrders(ctx, { merchantId }, status, {
    search,
    ...(date_start === undefined ? {} : { date_start }),
    ...(date_end === undefined ? {} : { date_end }),
  })
    .$if(courier !== '', (orders) => orders.where('courier', '=', courier))
    .select('id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

const readChunk = async (ctx: Context, ids: readonly number[]) => {
  const { db } = ctx;
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select(['users.username', 'users.fullname'])
    .where('orders.id', 'in', ids)
    .orderBy('orders.id', 'desc')
    .execute();
  const lines = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const money = await readOrderMoney(ctx, orders);
  const documents = await readTaxDocuments(ctx, ids);
  return orders.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    money: money.get(order.id),
    documents: documents.get(order.id),
  }));
};

type Read = Awaited<ReturnType<typeof readChunk>>[number];

/** Which invoice and credit notes there are; empty cells until they are issued. */
const documentCells = (documents: Read['documents']) => {
  if (!documents) return ['', '', '', ''];
  const { invoice, creditNotes } = documents;
  return [
    invoice.number,
    jakartaDay(invoice.issued_at),
    creditNotes.map(({ number }) => number).join(' '),
    creditNotes.length === 0 ? '' : creditNotes.reduce((sum, { total }) => sum + total, 0),
  ];
};

/** Values of the full order are in its first line alone, so that a column can be summed. */
const rowsOf = ({ order, lines, money, documents }: Read, locale: Locale) =>
  lines.map((line, index) => [
    order.code,
    clockText(order.placed_at),
    orderStatusLabel(order.status, locale, 'seller'),
    order.username ?? order.fullname ?? '',
    order.address.receiver_name,
    order.address.city,
    findCourier(order.courier)?.name ?? order.courier,
    order.service,
    order.awb ?? '',
    order.dropship?.name ?? '',
    line.name,
    line.variant_label,
    line.qty,
    line.unit_price,
    line.line_total,
    line.note,
    ...(index === 0 && money
      ? [
          order.seller_voucher,
          money.commission,
          money.fee,
          money.net,
          order.shipping_price,
          order.insurance,
          money.returned,
          moneyStates[money.state][locale],
          ...documentCells(documents),
        ]
      : Array.from({ length: 12 }, () => '')),
  ]);

/**
 * A store's orders, newest first: those that existed at the request for the first line, read in portions (500 are a few
 * hundred kilobytes).
 */
export async function* ordersExport(
  ctx: Context,
  ticket: OrdersTicket,
  perChunk = 500,
): AsyncGenerator<string> {
  const { locale } = ticket;
  yield byteOrderMark + csvLine(heads[locale], locale);
  const ids = await idsOf(ctx, ticket);
  for (let from = 0; from < ids.length; from += perChunk) {
    const chunk = await readChunk(ctx, ids.slice(from, from + perChunk));
    yield chunk
      .flatMap((order) => rowsOf(order, locale))
      .map((cells) => csvLine(cells, locale))
      .join('');
  }
}
