import type { Chance } from '../../chance.ts';
import { demoSeller } from '../../data/users.ts';
import type { SeedData } from '../seed-data.ts';

/** A list from which things are drawn by their weight. */
interface Urn {
  places: number[];
  upTo: number[];
  total: number;
}

const urnOf = (weights: readonly (readonly [place: number, weight: number])[]): Urn => {
  const urn: Urn = { places: [], upTo: [], total: 0 };
  for (const [place, weight] of weights) {
    urn.total += weight;
    urn.places.push(place);
    urn.upTo.push(urn.total);
  }
  return urn;
};

const draw = (chance: Chance, { places, upTo, total }: Urn): number => {
  const wanted = chance.next() * total;
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return places[low] ?? 0;
};

export interface ProductSampler {
  demoStore: number;
  drawStore(): number;
  /** A product of a store; what sells much is drawn often. */
  drawProduct(store: number): number;
}

/** Of all orders; beside the ones that wait for the demo seller. */
const DEMO_SHARE = 0.043;
const reach = { official: 2, star: 1.5, regular: 0.8 } as const;

/** Some stores sell much and most sell little: their sizes follow a power law. */
export function createProductSampler(chance: Chance, { stores, products }: SeedData): ProductSampler {
  const demoStore = stores.findIndex(({ owner }) => owner.email === demoSeller.email);
  const byStore = Map.groupBy(
    products.map((product, place) => ({ product, place })),
    ({ product }) => product.store,
  );
  const others = chance.shuffle([...byStore.keys()].filter((store) => store !== demoStore));
  const weights = others.map(
    (store, rank) => [store, (reach[stores[store]?.type ?? 'regular'] / (rank + 3)) ** 0.9] as const,
  );
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const storeUrn = urnOf([...weights, [demoStore, (sum * DEMO_SHARE) / (1 - DEMO_SHARE)]]);
  const productUrns = new Map(
    [...byStore].map(([store, goods]) => [
      store,
      urnOf(goods.map(({ product, place }) => [place, Math.sqrt(product.sold) + 0.5])),
    ]),
  );
  return {
    demoStore,
    drawStore: () => draw(chance, storeUrn),
    drawProduct: (store) => {
      const urn = productUrns.get(store);
      if (!urn) throw new Error(`the store ${store} sells nothing`);
      return draw(chance, urn);
    },
  };
}
