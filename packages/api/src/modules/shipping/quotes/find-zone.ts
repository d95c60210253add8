/** Z0 is the same city, Z5 the farthest (domain 3.7). Indexes the shipping rates of a service. */
export type Zone = 0 | 1 | 2 | 3 | 4 | 5;

type Island = 'sumatra' | 'java' | 'bali' | 'nusa-tenggara' | 'kalimantan' | 'sulawesi' | 'maluku' | 'papua';

/** The island group of a province is the first digit of its code; Bali is an exception. */
const islandOfDigit: Record<string, Island> = {
  1: 'sumatra',
  2: 'sumatra',
  3: 'java',
  5: 'nusa-tenggara',
  6: 'kalimantan',
  7: 'sulawesi',
  8: 'maluku',
  9: 'papua',
};
const bali = '51';
const southSulawesi = '73';

/** What a parcel from or to another island group costs at least. */
const crossing: Record<Island, Zone> = {
  sumatra: 3,
  java: 3,
  bali: 3,
  kalimantan: 3,
  'nusa-tenggara': 4,
  sulawesi: 4,
  maluku: 5,
  papua: 5,
};

/** Jakarta and the cities around it, in three provinces: Bogor, Depok, Tangerang, Bekasi. */
const jabodetabek = new Set([
  '31.01',
  '31.71',
  '31.72',
  '31.73',
  '31.74',
  '31.75',
  '32.01',
  '32.16',
  '32.71',
  '32.75',
  '32.76',
  '36.03',
  '36.71',
  '36.74',
]);

/** The official code of the province that a city is in. */
export const getProvince = (city: string): string => city.slice(0, 2);

const islandOf = (city: string): Island | undefined =>
  getProvince(city) === bali ? 'bali' : islandOfDigit[city.charAt(0)];

const crossingOf = (city: string, island: Island): Zone =>
  getProvince(city) === southSulawesi ? 3 : crossing[island];

/**
 * The zone of a shipping rate between two cities by their official codes, the same in both directions; null when a code
 * is of no island. Between island groups the farther end decides.
 */
export const findZone = (origin: string, destination: string): Zone | null => {
  const [from, to] = [islandOf(origin), islandOf(destination)];
  if (!from || !to) return null;
  if (origin === destination) return 0;
  if (getProvince(origin) === getProvince(destination)) return 1;
  if (jabodetabek.has(origin) && jabodetabek.has(destination)) return 1;
  if (from === to) return 2;
  return Math.max(crossingOf(origin, from), crossingOf(destination, to)) as Zone;
};
