import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { type AddressSnapshot, type OrderMoney, readOrderMoney } from '../../orders/index.ts';
import { readCityLabels } from '../../regions/index.ts';
import { findCourier } from '../../shipping/index.ts';

export interface FactLine {
  name: string;
  variant: string;
  note: string;
  qty: number;
  /** Rupiah. */
  price: number;
  total: number;
  gram: number;
}

/** The content of one order's documents. Amounts are rupiah. */
export interface OrderFacts {
  id: number;
  code: string;
  groupCode: string;
  status: string;
  placedAt: Date;
  paidAt: Date | null;
  /** How the rest was paid that the wallet did not; null when there was none. */
  method: string | null;
  /** Whether the buyer's wallet paid a part of the group that this order belongs to. */
  usedWallet: boolean;
  address: AddressSnapshot;
  dropship: { name: string; phone: string } | null;
  note: string;
  store: { name: string; company: string; phone: string; address: string; city: string };
  courier: string;
  service: string;
  etdMin: number;
  etdMax: number;
  awb: string | null;
  lines: FactLine[];
  items: number;
  sellerVoucher: number;
  platformDiscount: number;
  shipping: number;
  /** What the store or the marketplace pays of the shipping rate by a shipping offer. */
  storeSubsidy: number;
  marketSubsidy: number;
  shippingDiscount: number;
  insurance: number;
  total: number;
  commissionBps: number;
  money: OrderMoney;
}

const readRows = ({ db }: Context, owner: Owner, ids: readonly number[]) =>
  db
    .selectFrom('orders')
    .innerJoin('order_groups', 'order_groups.id', 'orders.order_group_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'orders.merchant_id')
    .selectAll('orders')
    .select([
      'order_groups.code as group_code',
      'order_groups.method_name',
      'order_groups.wallet_used',
      'merchants.merchant_name',
      'merchants.pic_phone',
      'merchant_locations.company_name',
      'merchant_locations.address as store_address',
      'merchant_locations.city_id as store_city',
    ])
    .where('orders.id', 'in', ids)
    .where('orders.paid_at', 'is not', null)
    .where(
      'userId' in owner ? 'orders.user_id' : 'orders.merchant_id',
      '=',
      'userId' in owner ? owner.userId : owner.merchantId,
    )
    .execute();

const moneyIn = (money: ReadonlyMap<number, OrderMoney>, id: number): OrderMoney => {
  const found = money.get(id);
  if (!found) throw new Error(`the money of order ${id} was not read`);
  return found;
};

/** Whose orders may be read: the token names the owner, and the rows have to agree. */
export type Owner = { userId: number } | { merchantId: number };

/** Reads paid orders of one owner, in the order of the ids; those of others are left out. Throws 404 for none. */
export const readOrderFacts = async (
  ctx: Context,
  owner: Owner,
  ids: readonly number[],
): Promise<OrderFacts[]> => {
  const rows = await readRows(ctx, owner, ids);
  if (rows.length === 0) throw apiError.notFound('order.not-found');
  const lines = await ctx.db
    .selectFrom('order_items')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const money = await readOrderMoney(ctx, rows);
  const cityLabel = await readCityLabels();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => ({
      id: row.id,
      code: row.code,
      groupCode: row.group_code,
      status: row.status,
      placedAt: row.placed_at,
      paidAt: row.paid_at,
      method: row.method_name,
      usedWallet: row.wallet_used > 0,
      address: row.address,
      dropship: row.dropship,
      note: row.note,
      store: {
        name: row.merchant_name,
        company: row.company_name ?? '',
        phone: row.pic_phone,
        address: row.store_address ?? '',
        city: row.store_city === null ? '' : cityLabel(row.store_city),
      },
      courier: findCourier(row.courier)?.name ?? row.courier,
      service: row.service,
      etdMin: row.etd_min,
      etdMax: row.etd_max,
      awb: row.awb,
      lines: (linesOf.get(row.id) ?? []).map((line) => ({
        name: line.name,
        variant: line.variant_label,
        note: line.note,
        qty: line.qty,
        price: line.unit_price,
        total: line.line_total,
        gram: line.weight_gram,
      })),
      items: row.items_subtotal,
      sellerVoucher: row.seller_voucher,
      platformDiscount: row.platform_voucher,
      shipping: row.shipping_price,
      storeSubsidy: row.store_subsidy,
      marketSubsidy: row.market_subsidy,
      shippingDiscount: row.shipping_discount,
      insurance: row.insurance,
      total: row.grand_total,
      commissionBps: row.commission_bps,
      money: moneyIn(money, row.id),
    }));
};
