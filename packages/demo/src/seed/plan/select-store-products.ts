import type { Chance } from '../chance.ts';
import type { Kind, Line, Pack } from '../data/kind.ts';
import { kinds } from '../data/kinds/index.ts';
import type { StoreSpec } from '../data/stores/index.ts';

/** One thing that a shop can list: a kind in one brand, line and package, new or second-hand. */
export interface ProductSpec {
  kind: Kind;
  brand: string;
  line: Line;
  pack: Pack;
  used: boolean;
}

const USED_SHARE = 0.3;

const makesOf = (kind: Kind, brand: string): ProductSpec[] =>
  kind.lines.flatMap((line) => kind.packs.map((pack) => ({ kind, brand, line, pack, used: false })));

/** All that any shop can list new. */
export const everyMake = kinds.flatMap((kind) => kind.brands.flatMap((brand) => makesOf(kind, brand)));

const fits = ({ sells, brand }: StoreSpec, make: ProductSpec) =>
  sells.includes(make.kind.leaf) && (brand === undefined || (brand === make.brand && !make.kind.unbranded));

/** How many products each store lists, so that all together come to `total`. */
function shares(stores: readonly StoreSpec[], capacities: readonly number[], total: number): number[] {
  const most = capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (most < total) throw new RangeError(`these stores list ${most} products at most, not ${total}`);
  const official = (at: number) => stores[at]?.type === 'official';
  const counts = capacities.map((capacity, at) => (official(at) ? capacity : 0));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  const weights = stores.reduce((sum, { type, weight }) => sum + (type === 'official' ? 0 : weight), 0);
  const perWeight = left / weights;
  stores.forEach(({ weight }, at) => {
    if (official(at)) return;
    counts[at] = Math.min(capacities[at] ?? 0, Math.floor(perWeight * weight));
    left -= counts[at] ?? 0;
  });
  for (let at = 0; left > 0; at = (at + 1) % stores.length) {
    if ((counts[at] ?? 0) >= (capacities[at] ?? 0)) continue;
    counts[at] = (counts[at] ?? 0) + 1;
    left--;
  }
  return counts;
}

/** What each store lists: `total` products over all, each make at most once in a store and spread over the stores. */
export function selectStoreProducts(
  chance: Chance,
  stores: readonly StoreSpec[],
  total: number,
): ProductSpec[][] {
  const candidates = stores.map((store) => everyMake.filter((make) => fits(store, make)));
  const counts = shares(
    stores,
    candidates.map(({ length }) => length),
    total,
  );
  const takenBy = new Map<ProductSpec, number>();
  return candidates.map((makes, at) => {
    const order = new Map(chance.shuffle(makes).map((make, place) => [make, place]));
    const rank = (make: ProductSpec) => (takenBy.get(make) ?? 0) * makes.length + (order.get(make) ?? 0);
    const chosen = [...makes].sort((one, other) => rank(one) - rank(other)).slice(0, counts[at]);
    for (const make of chosen) takenBy.set(make, (takenBy.get(make) ?? 0) + 1);
    const mayBeUsed = stores[at]?.type !== 'official';
    return chance
      .shuffle(chosen)
      .map((make) => ({ ...make, used: mayBeUsed && make.kind.used === true && chance.happens(USED_SHARE) }));
  });
}
