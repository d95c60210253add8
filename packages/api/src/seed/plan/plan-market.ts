import { type Chance, createChance } from '../chance.ts';
import { type LeafSlug, type RootSlug, roots } from '../data/categories/index.ts';
import { kinds } from '../data/kinds/index.ts';
import { stores } from '../data/stores/index.ts';
import { chooseAssortments } from './choose-assortment.ts';
import type { SeedMarket, SeedProduct, SeedStore } from './market.ts';
import { planFlashSales } from './plan-flash-sales.ts';
import { planProduct } from './plan-product.ts';
import { planBuyers, planStores } from './plan-stores.ts';
import { slugify } from './wording.ts';

const PRODUCTS = 1_500;

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

const planBrands = (): SeedMarket['brands'] => {
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

const planProducts = (chance: Chance, storeList: readonly SeedStore[], buyers: number, now: Date) => {
  let number = 0;
  return chooseAssortments(chance, PRODUCTS).flatMap((makes, storeAt) => {
    const store = storeList[storeAt];
    if (!store) throw new Error(`There is no store ${storeAt}`);
    return makes.map((make) =>
      planProduct(chance, make, {
        store,
        storeAt,
        root: rootOf(make.kind.leaf),
        number: ++number,
        buyers,
        now,
      }),
    );
  });
};

/** Plans the demo market: the same seed and time give the same market. Writes nothing. */
export function planMarket({ seed, now }: { seed: number; now: Date }): SeedMarket {
  const chance = createChance(seed);
  const unrated = planStores(chance, now);
  const buyers = planBuyers(chance);
  const products = planProducts(chance, unrated, buyers.length, now);
  return {
    now,
    brands: planBrands(),
    buyers,
    stores: unrated.map((store, at) =>
      rated(
        store,
        products.filter((product) => product.store === at),
      ),
    ),
    products,
    flashSales: planFlashSales(chance, products, now),
  };
}
