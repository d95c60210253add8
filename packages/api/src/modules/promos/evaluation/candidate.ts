import type { Selectable } from 'kysely';
import type { Vouchers } from '../promos.tables.ts';
import type { PromoLine, PromoOrder } from './promo-order.ts';

/** A voucher, and its state for the user. */
export interface Candidate extends Selectable<Vouchers> {
  /** What it covers when its scope is not `all`; categories with everything below them. */
  covered: ReadonlySet<number>;
  isClaimed: boolean;
  /** Live uses by this user. */
  usedByPerson: number;
  isNewBuyer: boolean;
  /** Follows the voucher's store. */
  isFollower: boolean;
}

type Scope = Pick<Candidate, 'scope' | 'covered' | 'merchant_id'>;

/** Whether a line counts for the voucher, and may get its discount. */
export const covers = ({ scope, covered, merchant_id }: Scope, order: PromoOrder, line: PromoLine): boolean =>
  (merchant_id === null || merchant_id === order.merchantId) &&
  (scope === 'all' || covered.has(scope === 'products' ? line.productId : line.categoryId));

/** The lines that count, over all orders. */
export const coveredLines = (voucher: Scope, orders: readonly PromoOrder[]): PromoLine[] =>
  orders.flatMap((order) => order.lines.filter((line) => covers(voucher, order, line)));

/** The orders with a line that counts. */
export const coveredOrders = (voucher: Scope, orders: readonly PromoOrder[]): PromoOrder[] =>
  orders.filter((order) => order.lines.some((line) => covers(voucher, order, line)));

/** One voucher per slot (domain 3.6, rule 3): one per seller, one discount and one free shipping of the marketplace. */
export const toSlot = ({ merchant_id, kind }: Pick<Candidate, 'merchant_id' | 'kind'>): string =>
  merchant_id === null ? `platform ${kind}` : `seller ${merchant_id}`;
