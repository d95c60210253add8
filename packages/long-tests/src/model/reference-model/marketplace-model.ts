import type { OrderStatus } from '@pasar/contract';
import { modelFixture, type Source } from './model-fixture.ts';
import type { ShippingOfferTerms } from './shipping-offer-terms.ts';

/** A line of a cart; `serial` tells it from an earlier one of the same variant. */
export interface CartLine {
  serial: number;
  variant: number;
  qty: number;
  checked: boolean;
}

export interface SessionOrder {
  store: number;
  address: number;
  /** `jne REG`; null for the cheapest. */
  wish: string | null;
  insurance: boolean;
  /** The fares that were promised, and until when. */
  quote: { zone: number; until: number } | null;
  lines: { variant: number; qty: number; cart: number | null }[];
}

/** A purchase that a buyer prepares. */
export interface Session {
  key: string;
  serial: number;
  buyer: number;
  source: Source;
  status: 'open' | 'paid' | 'closed';
  openedAt: number;
  expires: number;
  useWallet: boolean;
  /** Null until the best ones were chosen. */
  promos: number[] | null;
  walletShown: number;
  /** The total that the buyer saw last. */
  seenTotal: number;
  orders: SessionOrder[];
}

export interface Group {
  /** The key of the session that was paid. */
  key: string;
  buyer: number;
  walletUsed: number;
  payable: number;
  payDue: number;
  state: 'waiting' | 'paid' | 'payment_expired' | 'cancelled_buyer';
  /** The provider believes that it was paid and has not told yet. */
  reported: boolean;
}

export interface Order {
  group: string;
  buyer: number;
  store: number;
  status: OrderStatus;
  lines: { variant: number; qty: number }[];
  goods: number;
  seller: number;
  platform: number;
  shipping: number;
  /** What shipping offers pay of the fare. */
  byStore: number;
  byMarket: number;
  shippingDiscount: number;
  insurance: number;
  total: number;
  commission: number;
  /** What the store got of it; null while the money is held. */
  earned: number | null;
  etdMax: number;
  /** Null as long as nobody has paid. */
  paidAt: number | null;
  shippedAt: number | null;
  completedAt: number | null;
  missedPickups: number;
  /** The deadline of the status. */
  due: number | null;
  request: { state: 'open' | 'refused' | 'over'; due: number } | null;
  complaint: { state: 'open' | 'escalated' | 'over'; amount: number; due: number } | null;
  /** The parcel that a courier was called for, with its scans. */
  parcel: { scans: Scan[] } | null;
  /** A scan that the order has not heard of. */
  scanned: Scan | null;
}

export type Scan = 'picked_up' | 'in_transit' | 'out_for_delivery' | 'delivered' | 'lost';

export interface VoucherUse {
  buyer: number;
  group: string;
  /** The stores whose orders it took something off. */
  stores: number[];
  live: boolean;
}

export interface Withdrawal {
  side: 'buyers' | 'stores';
  owner: number;
  amount: number;
  at: number;
  state: 'requested' | 'paid' | 'rejected';
}

/** What the rules say the market is like. Plain data, so that it can be copied and tried out. */
export interface MarketplaceModel {
  now: number;
  serial: number;
  variants: { price: number; onHand: number; reserved: number }[];
  wallets: { buyers: number[]; stores: number[] };
  /** The marketplace's own accounts: what it owes is positive. */
  house: Record<House, number>;
  carts: CartLine[][];
  vouchers: { ends: number; claims: boolean[]; uses: VoucherUse[] }[];
  /** Of each store, and of the marketplace. */
  offers: { terms: ShippingOfferTerms | null; ends: number | null; version: number }[];
  sessions: Session[];
  groups: Group[];
  orders: Order[];
  withdrawals: Withdrawal[];
}

export type House =
  | 'gateway_clearing'
  | 'platform_commission'
  | 'promo_expense'
  | 'courier_payable'
  | 'withdrawal_clearing'
  | 'bank';

const day = 24 * 3_600_000;

/** The market before anybody did anything. */
export const createMarketplaceModel = (now: number): MarketplaceModel => ({
  now,
  serial: 0,
  variants: modelFixture.variants.map(({ price, stock }) => ({ price, onHand: stock, reserved: 0 })),
  wallets: { buyers: [...modelFixture.buyers], stores: modelFixture.stores.map(() => 0) },
  house: {
    gateway_clearing: 0,
    platform_commission: 0,
    promo_expense: 0,
    courier_payable: 0,
    withdrawal_clearing: 0,
    bank: 0,
  },
  carts: modelFixture.buyers.map(() => []),
  vouchers: modelFixture.vouchers.map(({ days }) => ({
    ends: now + days * day,
    claims: modelFixture.buyers.map(() => false),
    uses: [],
  })),
  offers: [...modelFixture.stores, 'marketplace'].map(() => ({ terms: null, ends: null, version: 0 })),
  sessions: [],
  groups: [],
  orders: [],
  withdrawals: [],
});

export const freeStock = ({ variants }: MarketplaceModel, variant: number): number => {
  const { onHand, reserved } = variants[variant] ?? { onHand: 0, reserved: 0 };
  return onHand - reserved;
};
