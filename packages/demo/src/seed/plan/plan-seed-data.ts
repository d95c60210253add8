import type { SeedSize } from '@pasar/api/plugin';
import { type Chance, createChance } from '../chance.ts';
import { type LeafSlug, type RootSlug, roots } from '../data/categories/index.ts';
import { kinds } from '../data/kinds/index.ts';
import { generateStoreSpecs } from '../data/stores/generate-store-specs.ts';
import { type StoreSpec, stores } from '../data/stores/index.ts';
import { findPhoto } from '../images/photos/find-photo.ts';
import { beginDescriptions } from './describe.ts';
import { slugify } from './fill-template.ts';
import { planHistory } from './history/plan-history.ts';
import { planBuyers } from './plan-buyers.ts';
import { planCovers } from './plan-covers.ts';
import { planFlashSales } from './plan-flash-sales.ts';
import { planHomes } from './plan-homes.ts';
import type { FindPhoto } from './plan-images.ts';
import { planProduct } from './plan-product.ts';
import { planStores } from './plan-stores.ts';
import type { SeedData, SeedProduct, SeedStore } from './seed-data.ts';
import { demoSize } from './seed-size.ts';
import { selectStoreProducts } from './select-store-products.ts';

const rootOfLeaf = new Map<LeafSlug, RootSlug>(
  roots.flatMap(({ slug, groups }) =>
    groups.flatMap(({ leaves }) => leaves.map(([leaf]) => [leaf, slug] as const)),
  ),
);

const rootOf = (leaf: LeafSlug): RootSlug => {
  const root = rootOfLeaf.get(leaf);
  if (!root) throw new Error(`The leaf ${leaf} has no root`);
  return root;
};

const planBrands = (): SeedData['brands'] => {
  const official = new Set(stores.map(({ brand }) => brand));
  const names = new Set(kinds.filter(({ unbranded }) => !unbranded).flatMap(({ brands }) => brands));
  return [...names].sort().map((name) => ({ name, slug: slugify(name), isOfficial: official.has(name) }));
};

/** A store is as good as its reviews. */
const rated = (store: SeedStore, products: readonly SeedProduct[]): SeedStore => {
  const ratings = products.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    ...store,
    ratingCount: ratings.length,
    ratingAvg: ratings.length ? Math.round((sum / ratings.length) * 100) / 100 : 0,
  };
};

const planProducts = (
  chance: Chance,
  sketches: readonly StoreSpec[],
  storeList: readonly SeedStore[],
  { products, buyers }: SeedSize,
  now: Date,
  find: FindPhoto,
) => {
  let number = 0;
  const listed = new Map<string, number>();
  const planned = selectStoreProducts(chance, sketches, products).flatMap((makes, storeAt) => {
    const store = storeList[storeAt];
    if (!store) throw new Error(`There is no store ${storeAt}`);
    return makes.map((make) => {
      const name = [make.kind.motif, make.brand, make.line.say, make.pack.say].join();
      const nth = listed.get(name) ?? 0;
      listed.set(name, nth + 1);
      const product = planProduct(chance, make, {
        store,
        storeAt,
        root: rootOf(make.kind.leaf),
        number: ++number,
        nth,
        buyers,
        now,
      });
      return { product, nth };
    });
  });
  return planCovers(planned, find);
};

export interface PlanSeedData {
  seed: number;
  now: Date;
  size?: SeedSize;
  /** Which photos there are: those that are finished. */
  find?: FindPhoto;
}

/** Plans the demo market: the same seed, time and size give the same market. Writes nothing. */
export function planSeedData({ seed, now, size = demoSize, find = findPhoto }: PlanSeedData): SeedData {
  const chance = createChance(seed);
  const sketches = generateStoreSpecs(size.stores);
  const unrated = planStores(chance, sketches, now);
  const strangers = planBuyers(chance, size.buyers);
  const planned = planProducts(chance, sketches, unrated, size, now, find);
  const products = beginDescriptions(planned, unrated);
  const flashSales = planFlashSales(chance, products, now);
  const byStore = Map.groupBy(products, ({ store }) => store);
  const market = {
    now,
    brands: planBrands(),
    buyers: planHomes(chance, strangers),
    stores: unrated.map((store, at) => rated(store, byStore.get(at) ?? [])),
    products,
    flashSales,
    history: [],
  };
  return { ...market, history: planHistory(chance, market, size.orders) };
}
