import { createChance } from '../../chance.ts';
import { femaleNames, maleNames } from '../names.ts';
import { places } from '../places.ts';
import { stores } from './index.ts';
import { industries, storeNamePatterns } from './industries.ts';
import type { StoreSpec } from './store-spec.ts';

/** The same stores whatever the market's seed is: a larger market has those of a smaller one. */
const SEED = 200;
const STAR_SHARE = 0.22;

const names = [...maleNames, ...femaleNames];

/** So many stores: the sixty written ones, then made ones, each with a name of its own. */
export function generateStoreSpecs(count: number): StoreSpec[] {
  const chance = createChance(SEED);
  const sketches = [...stores];
  const taken = new Set(stores.map(({ name }) => name));
  for (let round = 0; sketches.length < count; round++) {
    const { word, sells, slogan } = chance.pick(industries);
    const sign = chance.pick(storeNamePatterns).replace('{word}', word).replace('{name}', chance.pick(names));
    // Ten thousand signs are enough for most markets; the largest ones have branches.
    const name =
      round > 40 * industries.length * storeNamePatterns.length ? `${sign} ${chance.between(2, 99)}` : sign;
    if (taken.has(name)) continue;
    taken.add(name);
    const type = chance.happens(STAR_SHARE) ? ('star' as const) : ('regular' as const);
    const weight = 0.25 + 1.1 * chance.next() ** 2;
    sketches.push({ name, city: chance.pick(places).city, type, sells, weight, slogan });
  }
  return sketches.slice(0, count);
}
