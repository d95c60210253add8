import type { AddressEntry } from '@pasar/contract';
import type { PricedLine, Seller } from '../../cart/index.ts';
import type { PromoQuote } from '../../promos/index.ts';
import type { Tariff, UnavailableService } from '../../shipping/index.ts';
import type { Subsidy } from '../../shipping-offers/index.ts';
import type { Session, SessionLine, SessionOrder } from '../session/session.ts';

/** A line at the current price. */
export interface DraftLine extends PricedLine, Pick<SessionLine, 'cartItemId'> {
  /** The available pieces: the requested number, or fewer. */
  bought: number;
}

/** What one service costs for one order. */
export interface Quote {
  id: number;
  courier: string;
  courierName: string;
  service: string;
  /** In the language of the request. */
  description: string;
  /** Rupiah. */
  price: number;
  etdMin: number;
  etdMax: number;
  /** What a shipping offer pays of it; null without one. */
  subsidy: Subsidy | null;
}

/** What is bought from one seller, with its items and their destination. */
export interface Parcel extends Omit<SessionOrder, 'lines' | 'insurance'> {
  wantsInsurance: boolean;
  seller: Seller;
  /** Of this request: what its couriers cost cannot change within it. */
  tariff: Tariff;
  address: AddressEntry | null;
  lines: DraftLine[];
  /** Prices × pieces, in rupiah. */
  subtotal: number;
  weightGram: number;
  preorderDays: number;
}

/** A parcel with the couriers that take it. */
export interface QuotedParcel extends Parcel {
  quotes: Quote[];
  /** Services of the store's couriers that do not take it. */
  unavailable: UnavailableService[];
  chosen: Quote | null;
  /** What the selected service cost when the user last saw it, if the price has changed. */
  shippingWas: number | null;
  insuranceChosen: boolean;
  insurancePrice: number;
  insuranceRequired: boolean;
}

/** An order with everything that money depends on; amounts are rupiah. */
export interface DraftOrder extends QuotedParcel {
  sellerVoucher: { promoId: number; code: string; amount: number } | null;
  platformVoucher: number;
  /** What a voucher takes off the rest after the shipping offer. */
  shippingDiscount: number;
  insurance: number;
  total: number;
}

export interface Summary {
  subtotal: number;
  productDiscount: number;
  voucher: number;
  shipping: number;
  /** What shipping offers pay of it. */
  shippingOffer: number;
  shippingDiscount: number;
  insurance: number;
  grandTotal: number;
  walletBalance: number;
  walletUsed: number;
  payable: number;
}

/** A full checkout at the prices, stocks, shipping rates and promos of one time. */
export interface Draft {
  session: Session;
  /** The user's default address. */
  address: AddressEntry | null;
  orders: DraftOrder[];
  promos: PromoQuote;
  /** Selected promos that cannot be used now. */
  droppedPromos: number[];
  summary: Summary;
}
