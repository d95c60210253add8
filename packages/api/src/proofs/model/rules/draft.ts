import { chosenService, type Service, zoneBetween } from './fares.ts';
import { freeStock, type Market, type Session, type SessionOrder } from './market.ts';
import { half } from './split.ts';
import { applyVouchers, type Parcel } from './vouchers.ts';
import { at, sum } from './world.ts';

export interface DraftOrder {
  of: SessionOrder;
  lines: { variant: number; wanted: number; bought: number; most: number; cart: number | null }[];
  goods: number;
  /** Null with nothing to send. */
  zone: number | null;
  service: Service | null;
  shipping: number;
  insurance: number;
  mustInsure: boolean;
  seller: number;
  platform: number;
  shippingDiscount: number;
  total: number;
}

export interface Draft {
  orders: DraftOrder[];
  parcels: Parcel[];
  promos: number[];
  dropped: number[];
  isComplete: boolean;
  total: number;
  walletUsed: number;
}

type Goods = Omit<DraftOrder, 'seller' | 'platform' | 'shippingDiscount' | 'total'>;

const goodsOf = (market: Market, of: SessionOrder): Goods => {
  const lines = of.lines.map(({ variant, qty, cart }) => {
    const most = Math.max(0, freeStock(market, variant));
    return { variant, wanted: qty, bought: Math.min(qty, most), most, cart };
  });
  const goods = sum(lines.map(({ variant, bought }) => bought * at(market.variants, variant).price));
  const zone = goods > 0 ? zoneBetween(of.store, of.address) : null;
  const service = zone === null ? null : chosenService(zone, of.wish);
  const mustInsure = goods > 1_000_000;
  const insurance = goods > 0 && (of.insurance || mustInsure) ? half(goods * 20, 10_000) + 5_000 : 0;
  return { of, lines, goods, zone, service, shipping: service?.price ?? 0, insurance, mustInsure };
};

const parcelOf = (market: Market, { of, lines, shipping }: Goods): Parcel => ({
  store: of.store,
  shipping,
  amounts: lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => bought * at(market.variants, variant).price),
});

/** A checkout at the prices, stocks and promos of now (domain 3.6, rule 4). */
export const draftOf = (market: Market, session: Session): Draft => {
  const goods = session.orders.map((of) => goodsOf(market, of));
  const parcels = goods.map((one) => parcelOf(market, one)).filter(({ amounts }) => amounts.length > 0);
  const cuts = applyVouchers(market, { buyer: session.buyer, parcels, chosen: session.promos });
  const orders = goods.map((one): DraftOrder => {
    const { store } = one.of;
    const [seller = 0, platform = 0, shippingDiscount = 0] = [cuts.seller, cuts.platform, cuts.shipping].map(
      (cut) => cut.get(store),
    );
    const paid = one.goods + one.shipping + one.insurance;
    return { ...one, seller, platform, shippingDiscount, total: paid - seller - platform - shippingDiscount };
  });
  const total = sum(orders.map((order) => order.total));
  return {
    orders,
    parcels,
    promos: cuts.used,
    dropped: (session.promos ?? []).filter((voucher) => !cuts.used.includes(voucher)),
    isComplete: orders.every(({ lines }) => lines.every(({ bought }) => bought > 0)),
    total,
    walletUsed: session.useWallet ? Math.min(at(market.wallets.buyers, session.buyer), total) : 0,
  };
};

/** Whether the fares of now are those that were promised, and the promise still holds. */
export const holds = (market: Market, { of, zone }: DraftOrder): boolean =>
  zone === null ? of.quote === null : of.quote?.zone === zone && of.quote.until > market.now;
