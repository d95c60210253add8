import { freeStock, type MarketplaceModel, type Session, type SessionOrder } from './marketplace-model.ts';
import { at, sum } from './model-fixture.ts';
import { type ShippingOfferParcel, splitShippingRate } from './shipping-offers.ts';
import { getSelectedService, type Service, zoneBetween } from './shipping-rates.ts';
import { half } from './split.ts';
import { applyVouchers, type Parcel } from './vouchers.ts';

export interface DraftOrder {
  of: SessionOrder;
  lines: { variant: number; wanted: number; bought: number; most: number; cart: number | null }[];
  goods: number;
  /** Null with nothing to send. */
  zone: number | null;
  service: Service | null;
  shipping: number;
  byStore: number;
  byMarket: number;
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

type Sent = Omit<DraftOrder, 'seller' | 'platform' | 'shippingDiscount' | 'total'>;
type Goods = Omit<Sent, 'service' | 'shipping' | 'byStore' | 'byMarket'>;

const goodsOf = (market: MarketplaceModel, of: SessionOrder): Goods => {
  const lines = of.lines.map(({ variant, qty, cart }) => {
    const most = Math.max(0, freeStock(market, variant));
    return { variant, wanted: qty, bought: Math.min(qty, most), most, cart };
  });
  const goods = sum(lines.map(({ variant, bought }) => bought * at(market.variants, variant).price));
  const zone = goods > 0 ? zoneBetween(of.store, of.address) : null;
  const mustInsure = goods > 1_000_000;
  const insurance = goods > 0 && (of.insurance || mustInsure) ? half(goods * 20, 10_000) + 5_000 : 0;
  return { of, lines, goods, zone, insurance, mustInsure };
};

/** With the chosen service, else the one that the buyer pays least for, and who pays what of its fare. */
const sendBy = (market: MarketplaceModel, one: Goods, seller: number): Sent => {
  const { store, address, wish } = one.of;
  const parcel: ShippingOfferParcel = { store, address, goods: one.goods, seller };
  const shared = (service: Service) => splitShippingRate(market, parcel, service);
  const left = (service: Service) => service.price - shared(service).byStore - shared(service).byMarket;
  const service = one.zone === null ? null : getSelectedService(one.zone, wish, left);
  const paid = service ? shared(service) : { byStore: 0, byMarket: 0 };
  return { ...one, service, shipping: service?.price ?? 0, ...paid };
};

const parcelOf = (market: MarketplaceModel, { of, lines }: Goods, shipping: number): Parcel => ({
  store: of.store,
  shipping,
  amounts: lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => bought * at(market.variants, variant).price),
});

/** A checkout at the prices, stocks and promos of now (domain 3.6, rule 4). */
export const buildDraft = (market: MarketplaceModel, session: Session): Draft => {
  const { buyer, promos: chosen } = session;
  const goods = session.orders.map((of) => goodsOf(market, of));
  const apply = (parcels: Parcel[]) => applyVouchers(market, { buyer, parcels, chosen });
  const filled = (parcels: Parcel[]) => parcels.filter(({ amounts }) => amounts.length > 0);
  // A store's voucher looks at nothing but its items; what it leaves says how much of a fare the store can pay.
  const { seller: bySeller } = apply(filled(goods.map((one) => parcelOf(market, one, 0))));
  const sent = goods.map((one) => sendBy(market, one, bySeller.get(one.of.store) ?? 0));
  const parcels = filled(sent.map((one) => parcelOf(market, one, one.shipping - one.byStore - one.byMarket)));
  const cuts = apply(parcels);
  const orders = sent.map((one): DraftOrder => {
    const { store } = one.of;
    const [seller = 0, platform = 0, shippingDiscount = 0] = [cuts.seller, cuts.platform, cuts.shipping].map(
      (cut) => cut.get(store),
    );
    const paid = one.goods + one.shipping - one.byStore - one.byMarket + one.insurance;
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
export const holds = (market: MarketplaceModel, { of, zone }: DraftOrder): boolean =>
  zone === null ? of.quote === null : of.quote?.zone === zone && of.quote.until > market.now;
