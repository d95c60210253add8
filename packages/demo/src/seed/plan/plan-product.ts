import { day, hour } from '@pasar/api/plugin';
import type { Chance } from '../chance.ts';
import type { RootSlug } from '../data/categories/index.ts';
import { composeName, describe } from './describe.ts';
import { slugify } from './fill-template.ts';
import { planReviews } from './plan-reviews.ts';
import { buildOptions, planVariants } from './plan-variants.ts';
import { brandFactor, discountPercents, retailPrice } from './prices.ts';
import type { SeedDiscount, SeedProduct, SeedStore, SeedVariant } from './seed-data.ts';
import type { ProductSpec } from './select-store-products.ts';

const OLDEST_DAYS = 180;

/** The place of a product: its store, its number in the market and the root of its category. */
export interface Setting {
  store: SeedStore;
  storeAt: number;
  root: RootSlug;
  /** From 1; part of its address. */
  number: number;
  /** How many stores before this one list the same make. */
  nth: number;
  buyers: number;
  now: Date;
}

const priceOf = (chance: Chance, { kind, brand, line, pack, used }: ProductSpec) => {
  const [low, high] = kind.price;
  const usual = (low + (high - low) * chance.next()) * brandFactor(brand);
  return retailPrice(usual * line.factor * pack.factor * (used ? 0.6 : 1));
};

/** Cheap things sell by the thousand, laptops by the dozen; official stores sell more of both. */
const soldOf = (chance: Chance, price: number, store: SeedStore, age: number) => {
  const most =
    price < 30_000
      ? 7_400
      : price < 100_000
        ? 4_200
        : price < 500_000
          ? 1_500
          : price < 2_000_000
            ? 480
            : 210;
  const reach = { official: 1.25, star: 1, regular: 0.55 }[store.type];
  return Math.floor(most * reach * chance.next() ** 3 * (0.15 + 0.85 * Math.min(1, age / OLDEST_DAYS)));
};

const discountOf = (chance: Chance, price: number, now: Date): SeedDiscount | null => {
  if (!chance.happens(0.32)) return null;
  const startsAt = new Date(now.getTime() - chance.between(1, 12) * day);
  const endsAt = new Date(now.getTime() + chance.between(20, 75) * day);
  if (price > 40_000 && chance.happens(0.12)) {
    const value = Math.max(2_000, Math.round((price * chance.between(6, 22)) / 100 / 1_000) * 1_000);
    return { type: 'amount', value, startsAt, endsAt };
  }
  return { type: 'percent', value: chance.pick(discountPercents), startsAt, endsAt };
};

/** Roughly how large the parcel is: light goods fill more space than their weight says. */
const sizeOf = (gram: number): SeedProduct['size'] => {
  const side = Math.max(4, Math.round(Math.cbrt(gram * 3.2)));
  return [Math.round(side * 1.3), side, Math.max(3, Math.round(side * 0.8))];
};

const average = (ratings: readonly number[]) =>
  ratings.length === 0
    ? 0
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100;

const preorderOf = (chance: Chance, make: ProductSpec) =>
  make.kind.motif === 'pc' ||
  make.kind.motif === 'rak' ||
  make.line.say === 'edisi perajin' ||
  chance.happens(0.015)
    ? chance.pick([3, 5, 7])
    : 0;

const createdOf = (chance: Chance, store: SeedStore, now: Date) => {
  const latest = now.getTime() - chance.between(2, 40) * hour;
  const wanted = now.getTime() - chance.next() * OLDEST_DAYS * day;
  return new Date(Math.min(latest, Math.max(wanted, store.createdAt.getTime() + day)));
};

/** One product with everything that hangs on it, but its pictures, which depend on those of the others. */
export function planProduct(chance: Chance, make: ProductSpec, setting: Setting): SeedProduct {
  const { store, storeAt, root, number, nth, buyers, now } = setting;
  const name = composeName(make);
  const price = priceOf(chance, make);
  const createdAt = createdOf(chance, store, now);
  const age = (now.getTime() - createdAt.getTime()) / day;
  const options = buildOptions(make, nth);
  const variants: SeedVariant[] = planVariants(
    chance,
    make,
    options,
    price,
    `${slugify(store.name).slice(0, 4).toUpperCase()}-${number}`,
  );
  const sold = make.used ? 0 : soldOf(chance, price, store, age);
  const quality = 4.25 + 0.7 * chance.next() ** 0.6;
  const reviews = planReviews(
    chance,
    { root, kind: make.kind, quality, sold, variants, createdAt },
    buyers,
    now,
  );
  const preorderDays = make.used ? 0 : preorderOf(chance, make);
  return {
    store: storeAt,
    spec: make,
    leaf: make.kind.leaf,
    brand: make.kind.unbranded ? null : make.brand,
    name,
    slug: `${slugify(name)}-${number}`,
    ...describe(chance, { make, options, store, root }),
    condition: make.used ? 'used' : 'new',
    status: chance.happens(0.04) ? 'HIDDEN' : 'PUBLISH',
    weight: make.pack.gram,
    size: sizeOf(make.pack.gram),
    freeShipping: chance.happens(store.type === 'regular' ? 0.22 : 0.45),
    preorderDays,
    sold,
    views: sold * chance.between(9, 26) + chance.between(20, 400),
    createdAt,
    pictures: [],
    buyerPictures: [],
    options,
    variants,
    discount: make.used ? null : discountOf(chance, price, now),
    reviews,
    ratingAvg: average(reviews.map(({ rating }) => rating)),
  };
}
