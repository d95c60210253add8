import type { MarketplaceModel } from './marketplace-model.ts';
import { at, modelFixture, sum } from './model-fixture.ts';
import { RejectionError } from './rejection-error.ts';
import { allocateDiscount } from './split.ts';

/** What vouchers look at: the goods of one store, and what a shipping offer leaves of the fare. */
export interface Parcel {
  store: number;
  shipping: number;
  /** What each line costs. */
  amounts: number[];
}

/** What vouchers take off, by store, and which of them do. */
export interface Cuts {
  used: number[];
  seller: Map<number, number>;
  platform: Map<number, number>;
  shipping: Map<number, number>;
}

const liveUses = (market: MarketplaceModel, voucher: number) =>
  at(market.vouchers, voucher).uses.filter((use) => use.live);

/** Date, quota, person, goods, least spend (domain 3.6); null when it can be used. `hidden` is not even told. */
export const findRejection = (
  market: MarketplaceModel,
  { buyer, voucher, parcels }: { buyer: number; voucher: number; parcels: readonly Parcel[] },
): 'hidden' | 'refused' | null => {
  const { store, kind, quota, perBuyer, minSpend, byCode } = at(modelFixture.vouchers, voucher);
  const { ends, claims } = at(market.vouchers, voucher);
  if (byCode && !claims[buyer]) return 'hidden';
  if (store !== null && !parcels.some((parcel) => parcel.store === store)) return 'hidden';
  const uses = liveUses(market, voucher);
  const goods = sum(
    parcels.flatMap((parcel) => (store === null || parcel.store === store ? parcel.amounts : [])),
  );
  const isOpen = market.now < ends && uses.length < quota;
  const isFree = uses.filter((use) => use.buyer === buyer).length < perBuyer;
  if (kind === 'shipping' && sum(parcels.map(({ shipping }) => shipping)) === 0) return 'refused';
  return isOpen && isFree && goods > 0 && goods >= minSpend ? null : 'refused';
};

const cutOf = (voucher: number, base: number) => {
  const { percent, amount, most } = at(modelFixture.vouchers, voucher);
  return Math.min(base, percent > 0 ? Math.floor((base * percent) / 100) : amount, most ?? base);
};

/** Spreads a voucher over the lines (or fares) of parcels; returns what each store gets. */
const spread = (
  voucher: number,
  parts: readonly { store: number; weight: number }[],
): Map<number, number> => {
  const weights = parts.map(({ weight }) => weight);
  const shares = allocateDiscount(cutOf(voucher, sum(weights)), weights);
  const byStore = new Map<number, number>();
  for (const [place, { store }] of parts.entries()) {
    byStore.set(store, (byStore.get(store) ?? 0) + (shares[place] ?? 0));
  }
  return byStore;
};

/** Seller's voucher, then the marketplace's on what is left, then the fare (domain 3.6, rule 4). */
export const applyVouchers = (
  market: MarketplaceModel,
  { buyer, parcels, chosen }: { buyer: number; parcels: readonly Parcel[]; chosen: readonly number[] | null },
): Cuts => {
  const wanted = chosen ?? modelFixture.vouchers.map((_, voucher) => voucher);
  const used = wanted
    .filter((voucher) => findRejection(market, { buyer, voucher, parcels }) === null)
    .sort((one, other) => one - other);
  const none = new Map<number, number>();
  const bySeller = parcels.map(({ store, amounts }) => {
    const voucher = used.find((one) => at(modelFixture.vouchers, one).store === store);
    return voucher === undefined
      ? amounts.map(() => 0)
      : allocateDiscount(cutOf(voucher, sum(amounts)), amounts);
  });
  const left = parcels.flatMap(({ store, amounts }, parcel) =>
    amounts.map((amount, line) => ({ store, weight: amount - (bySeller[parcel]?.[line] ?? 0) })),
  );
  return {
    used,
    seller: new Map(parcels.map(({ store }, parcel) => [store, sum(bySeller[parcel] ?? [])])),
    platform: used.includes(1) ? spread(1, left) : none,
    shipping: used.includes(2)
      ? spread(
          2,
          parcels.map(({ store, shipping }) => ({ store, weight: shipping })),
        )
      : none,
  };
};

/** Claiming again changes nothing. */
export const claim = (market: MarketplaceModel, buyer: number, voucher: number): void => {
  const { ends, claims, uses } = at(market.vouchers, voucher);
  const { quota, perBuyer } = at(modelFixture.vouchers, voucher);
  const own = uses.filter((use) => use.live && use.buyer === buyer).length;
  const isOver = market.now >= ends || liveUses(market, voucher).length >= quota;
  if (isOver || own >= perBuyer) throw new RejectionError(409);
  if (claims[buyer]) return;
  if (claims.filter(Boolean).length >= quota) throw new RejectionError(409);
  claims[buyer] = true;
};
