import type { Operation } from './operations.ts';

const texts = {
  two: ['beras pulen', 'sepatu putih', 'kemeja batik', 'rak besi', 'sambal bawang', 'tas kulit'],
  corrected: ['bers pulen', 'kemja batik', 'spatu putih', 'beras 99kg', 'kursi sambal', 'panci xyzzy'],
  begun: ['be', 'sep', 'kem', 'bat', 'kop', 'tas k'],
};
const of = (some: readonly string[], at: number): string => encodeURIComponent(some[at % some.length] ?? '');

interface SearchOperation extends Operation {
  /** What is asked for at a turn. */
  path(at: number): string;
}

const get = (name: string, path: (at: number) => string): SearchOperation => ({
  name,
  path,
  most: Number.POSITIVE_INFINITY,
  run: ({ client, at }) => client.get(path(at)),
});

/** What visitors ask of lists and searches; without limits, since the two engines differ by design. */
export const searchOperations: readonly SearchOperation[] = [
  get('whole market, facets', (at) => `/products/list?page=${1 + (at % 5)}`),
  get('one category, facets', (at) => `/products/list?category[]=${of(['fashion-pria', 'beras'], at)}`),
  get('search, two words', (at) => `/products/list?search=${of(texts.two, at)}`),
  get('corrected or relaxed', (at) => `/products/list?search=${of(texts.corrected, at)}`),
  get('autocomplete', (at) => `/header/search/autocomplete?search=${of(texts.begun, at)}`),
];
