import type { InvoiceCompany, OrderStatus } from '@pasar/contract';

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
  /** The company that the invoices name; the buyer without one. */
  buyerTax?: InvoiceCompany | null;
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
