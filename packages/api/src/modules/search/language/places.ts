import { normalize } from './tokenize.ts';

/** Official codes of cities by what people call them. */
export type CityNames = ReadonlyMap<string, readonly string[]>;

/** A city in a query. */
export interface TypedPlace {
  typed: string;
  ids: readonly string[];
}

/** Words in front of a place, which go with it. */
const leading = new Set(['di', 'dari', 'asal', 'in', 'from']);

/** Names of cities, or their first words, that mean something else about goods: `palu` is a hammer, `batu` stone. */
const everyday = new Set(
  `alor batang batu bau bener bone buru dua empat gunung hulu intan kepulauan kota lima lubuk metro muara musi padang palu
  pasir pasaman pati penajam pulau raja rokan sabang serang siak tanah tapin tebing tegal timur toba tojo ujung`.split(
    /\s+/,
  ),
);

const longest = 3;

/** The city that a query names, the longest name first, and the query without it; null without one. */
export const readPlace = (text: string, cities: CityNames): { place: TypedPlace; rest: string } | null => {
  const words = normalize(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  for (let length = longest; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const name = words.slice(at, at + length).join(' ');
      const ids = cities.get(name);
      const isLed = leading.has(words[at - 1] ?? '');
      if (!ids || (everyday.has(name) && !isLed)) continue;
      const from = isLed ? at - 1 : at;
      return {
        place: { typed: words.slice(from, at + length).join(' '), ids },
        rest: [...words.slice(0, from), ...words.slice(at + length)].join(' '),
      };
    }
  }
  return null;
};
