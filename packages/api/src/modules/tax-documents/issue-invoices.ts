import type { Context } from '../../platform/context.ts';
import { jakartaDay } from '../../platform/jakarta.ts';
import type { AddressSnapshot } from '../orders/index.ts';
import { readCityLabels } from '../regions/index.ts';
import { sumPpn, type TaxedAmount } from './compute-ppn.ts';
import { atOnce, type DocumentFacts, issueDocuments } from './issue-documents.ts';
import { readTaxed } from './read-taxed.ts';
import { getYearBounds } from './series.ts';
import type { TaxLine } from './tax-documents.tables.ts';

const noTax = { price: null, dpp: null, ppn: null };

/** `Jalan Merdeka 10, Sukarasa, Sukasari, Kota Bandung, Jawa Barat 40152`. */
const addressText = ({ address, area, sub_district, city, province, zipcode }: AddressSnapshot) =>
  `${[address, area, sub_district, city, province].filter(Boolean).join(', ')} ${zipcode}`;

const readPending = (
  { db }: Context,
  merchantId: number,
  { from, until }: { from: Date; until: Date },
  orderId: number | undefined,
) =>
  db
    .selectFrom('orders')
    .innerJoin('order_groups', 'order_groups.id', 'orders.order_group_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'orders.merchant_id')
    .selectAll('orders')
    .select([
      'order_groups.buyer_tax',
      'users.fullname',
      'merchants.merchant_name',
      'merchants.company_address',
      'merchants.is_pkp',
      'merchants.pkp_since',
      'merchants.no_npwp',
      'merchant_locations.company_name',
      'merchant_locations.city_id as store_city',
    ])
    .where('orders.merchant_id', '=', merchantId)
    .where('orders.paid_at', '>=', from)
    .where('orders.paid_at', '<', until)
    .$if(orderId !== undefined, (orders) => orders.where('orders.id', '=', orderId ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tax_documents')
            .select('tax_documents.id')
            .whereRef('tax_documents.order_id', '=', 'orders.id')
            .where('tax_documents.kind', '=', 'invoice'),
        ),
      ),
    )
    .orderBy('orders.paid_at')
    .orderBy('orders.id')
    .limit(atOnce)
    .execute();
type Pending = Awaited<ReturnType<typeof readPending>>[number];

const readLines = async ({ db }: Context, orders: readonly Pending[]): Promise<Map<number, TaxLine[]>> => {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_items')
    .select(['order_id', 'name', 'variant_label', 'qty', 'unit_price', 'line_total'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const lines = new Map<number, TaxLine[]>();
  for (const { order_id, name, variant_label: variant, qty, unit_price: price, line_total: total } of rows) {
    lines.set(order_id, [...(lines.get(order_id) ?? []), { name, variant, qty, price, total }]);
  }
  return lines;
};

/** Whether a store states PPN: it collects it since that day, and has the number that an invoice needs. */
const isPkp = ({ is_pkp, pkp_since, no_npwp, paid_at }: Pending): boolean =>
  is_pkp === 'pkp' &&
  pkp_since !== null &&
  paid_at !== null &&
  pkp_since <= jakartaDay(paid_at) &&
  /^\d{15,16}$/.test(no_npwp);

interface OrderParts {
  lines: TaxLine[];
  /** Null when the store states no PPN. */
  taxed: TaxedAmount[] | null;
  city: string;
}

const factsOf = (order: Pending, { lines, taxed, city }: OrderParts): DocumentFacts => ({
  order_id: order.id,
  corrects_id: null,
  journal_id: null,
  reason: null,
  issued_at: order.paid_at ?? order.placed_at,
  seller: {
    name: order.merchant_name,
    npwp: taxed ? order.no_npwp : '',
    address: order.company_address,
    company: order.company_name ?? '',
    city,
  },
  buyer: order.buyer_tax ?? {
    name: order.fullname ?? order.address.receiver_name,
    npwp: '',
    address: addressText(order.address),
  },
  lines,
  amounts: {
    items: order.items_subtotal,
    seller_voucher: order.seller_voucher,
    platform_voucher: order.platform_voucher,
    shipping: order.shipping_price,
    shipping_offer: order.store_subsidy + order.market_subsidy,
    shipping_discount: order.shipping_discount,
    insurance: order.insurance,
  },
  total: order.grand_total,
  ...(taxed ? sumPpn(taxed) : noTax),
  taxed,
});

/**
 * Issues the invoices that paid orders of a store lack, in order of payment, dated on the day of payment: all of a
 * year, or that of one order. In the caller's transaction.
 */
export const issueInvoices = async (
  ctxInTx: Context,
  { merchantId, year, orderId }: { merchantId: number; year: number; orderId?: number | undefined },
): Promise<number> => {
  const cityLabel = await readCityLabels();
  return issueDocuments(ctxInTx, { merchantId, kind: 'invoice', year }, orderId, async (only) => {
    const orders = await readPending(ctxInTx, merchantId, getYearBounds(year), only);
    const lines = await readLines(ctxInTx, orders);
    const taxed = await readTaxed(ctxInTx, orders.filter(isPkp));
    return orders.map((order) =>
      factsOf(order, {
        lines: lines.get(order.id) ?? [],
        taxed: taxed.get(order.id) ?? null,
        city: order.store_city === null ? '' : cityLabel(order.store_city),
      }),
    );
  });
};
