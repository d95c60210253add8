import type { Chance } from '../chance.ts';
import { places } from '../data/places.ts';
import type { SeedBuyer } from './plan-buyers.ts';
import type { SeedData, SeedHome } from './seed-data.ts';

const homeAt = (label: string, address: string, area: string, zipcode: string): SeedHome => ({
  label,
  address,
  place: { city: area.slice(0, 5), area, zipcode },
});

/** Of the first buyers in the plan, whom the written history knows. */
const known: readonly SeedHome[] = [
  homeAt('Rumah', 'Jl. Dago Asri No. 18', '32.73.02.1004', '40135'),
  homeAt('Rumah', 'Jl. Dharmawangsa Dalam No. 41', '35.78.08.1003', '60286'),
  homeAt('Kos', 'Jl. Brigjen Katamso No. 102, Kamar 5', '34.71.10.1002', '55121'),
  homeAt('Rumah', 'Jl. Sei Batang Hari No. 9', '12.71.19.1005', '20118'),
  homeAt('Rumah', 'Jl. Pulau Kawe No. 33', '51.71.03.2001', '80117'),
];

const labels = ['Rumah', 'Rumah', 'Rumah', 'Kantor', 'Kos'] as const;

/** Half of all buyers live in the first eight cities, the largest ones. */
const LARGE_CITIES = 8;

/** Gives everybody a home; who orders has it in the address book. */
export const planHomes = (chance: Chance, buyers: readonly SeedBuyer[]): SeedData['buyers'] =>
  buyers.map((buyer, at) => {
    const { area, zipcode, street } = chance.pick(
      chance.happens(0.5) ? places.slice(0, LARGE_CITIES) : places,
    );
    const home = homeAt(chance.pick(labels), `${street} No. ${chance.between(1, 260)}`, area, zipcode);
    return { ...buyer, home: known[at] ?? home };
  });
