import type { AddressEntry } from '@pasar/contract';
import type { PricedLine, Seller } from '../../cart/index.ts';
import type { PromoQuote } from '../../promos/index.ts';
import type { RejectedService } from '../../shipping/index.ts';
import type { Subsidy } from '../../shipping-offers/index.ts';
import type { Session, SessionLine, SessionOrder } from '../session/session.ts';

/** A line at the price of now. */
export interface DraftLine extends PricedLine, Pick<SessionLine, 'cartItemId'> {
  /** The pieces that can be had now: those that are wanted, or fewer. */
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

/** What is bought from one seller, with its goods and where they go. */
export interface Parcel extends Omit<SessionOrder, 'lines' | 'insurance'> {
  wantsInsurance: boolean;
  seller: Seller;
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
  refused: RejectedService[];
  chosen: Quote | null;
  /** What the chosen service cost when the person last saw it, when that is another price. */
  shippingWas: number | null;
  insuranceChosen: boolean;
  insurancePrice: number;
  insuranceRequired: boolean;
}

/** An order with everything that money depends on; amounts are rupiah. */
export interface DraftOrder extends QuotedParcel {
  sellerVoucher: { promoId: number; code: string; amount: number } | null;
  platformVoucher: number;
  /** What a voucher takes off what the offer leaves. */
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

/** A whole checkout at the prices, stocks, fares and promos of one moment. */
export interface Draft {
  session: Session;
  /** The person's default address. */
  address: AddressEntry | null;
  orders: DraftOrder[];
  promos: PromoQuote;
  /** Promos that were chosen and cannot be used now. */
  droppedPromos: number[];
  summary: Summary;
}
