import type { OrderStatus } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { emit, emitAll } from '../../../platform/jobs/outbox.ts';
import { capturePayment } from '../money/capture-payment.ts';
import { holdWallet } from '../money/hold-wallet.ts';
import { checkSums } from './check-sums.ts';
import { insertGroup } from './insert-group.ts';
import { insertOrders } from './insert-orders.ts';

/** Where an order goes, as it was when it was made; region ids are the official codes. */
export interface AddressSnapshot {
  label: string;
  receiver_name: string;
  phone: string;
  address: string;
  province_id: string;
  province: string;
  city_id: string;
  city: string;
  sub_district_id: string;
  sub_district: string;
  area_id: string;
  area: string;
  zipcode: string;
}

export interface PlacedItem {
  productId: number;
  variantId: number;
  flashItemId: number | null;
  name: string;
  slug: string;
  variantLabel: string;
  imageKey: string | null;
  qty: number;
  /** Rupiah for one piece. */
  unitPrice: number;
  /** This line's part of the seller's voucher, and of the marketplace's. */
  sellerDiscount: number;
  platformDiscount: number;
  /** `unitPrice × qty`. */
  lineTotal: number;
  weightGram: number;
  note: string;
}

/** What is bought from one store; amounts are rupiah. */
export interface PlacedOrder {
  merchantId: number;
  address: AddressSnapshot;
  dropship: { name: string; phone: string } | null;
  courier: string;
  service: string;
  etdMin: number;
  etdMax: number;
  note: string;
  insurance: number;
  shippingPrice: number;
  /** What a shipping voucher of the marketplace takes off. */
  shippingDiscount: number;
  /** What a shipping offer pays of the shipping rate, before any voucher; one of the two payers. */
  shippingOffer?: { id: number; byStore: number; byMarket: number } | null;
  sellerVoucher: number;
  /** The marketplace's part of the items. */
  platformVoucher: number;
  itemsSubtotal: number;
  grandTotal: number;
  preorderDays: number;
  /** The promos that took something off this order. */
  promoIds: readonly number[];
  items: readonly PlacedItem[];
}

export interface PlaceOrders {
  /** From `nextGroupId`, for callers that need it before; generated otherwise. */
  groupId?: number;
  userId: number;
  /** The session that was paid; null for orders without one. */
  checkoutId: number | null;
  walletUsed: number;
  payable: number;
  /** The payment method behind `payable`; null when that is 0. */
  method: string | null;
  methodName: string | null;
  orders: readonly PlacedOrder[];
}

export interface PlacedGroup {
  groupId: number;
  code: string;
  status: Extract<OrderStatus, 'waiting_payment' | 'new'>;
  payable: number;
  payDueAt: Date;
  orders: { id: number; code: string; merchantId: number; total: number }[];
}

/**
 * T0: makes a group and its orders out of what checkout has computed, reserved and consumed, and takes the wallet's
 * part (J0). With nothing left to pay the orders are `new` at once (J1). Throws 409 `wallet.insufficient`, and an
 * Error when the amounts do not add up.
 */
export const placeOrders = async (ctx: Context, input: PlaceOrders): Promise<PlacedGroup> => {
  checkSums(input);
  const group = await insertGroup(ctx, input);
  const orders = await insertOrders(ctx, group, input.orders);
  const placed = {
    groupId: group.id,
    code: group.code,
    payable: group.payable,
    payDueAt: group.pay_due_at,
    orders: orders.map(({ id, code, merchant_id, grand_total }) => ({
      id,
      code,
      merchantId: merchant_id,
      total: grand_total,
    })),
  };
  if (group.payable > 0) {
    await holdWallet(ctx, group);
    await emit(ctx, 'order-group.placed', { groupId: group.id });
    return { ...placed, status: 'waiting_payment' };
  }
  await capturePayment(ctx, { group, orders });
  await emitAll(
    ctx,
    'order.moved',
    orders.map(({ id }) => ({ orderId: id, transition: 'T0', from: null, to: 'new', actor: 'buyer' })),
  );
  return { ...placed, status: 'new' };
};
