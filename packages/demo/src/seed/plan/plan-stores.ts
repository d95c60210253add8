import { day } from '@pasar/api/plugin';
import type { Chance } from '../chance.ts';
import { type Place, places } from '../data/places.ts';
import type { StoreSpec } from '../data/stores/index.ts';
import { demoSeller, ownerFirstNames, ownerLastNames } from '../data/users.ts';
import { slugify } from './fill-template.ts';
import type { SeedOwner, SeedStore } from './seed-data.ts';

const YEARS_OPEN = 6;

/** Where a store of this city sends from. Throws for a city that has no place. */
export const findPlace = ({ city }: Pick<StoreSpec, 'city'>): Place => {
  const place = places.find((candidate) => candidate.city === city);
  if (!place) throw new Error(`No place in city ${city}`);
  return place;
};

export const phone = (chance: Chance) =>
  `08${chance.between(11, 99)}${chance.between(1_000_000, 99_999_999)}`;
export const birthday = (chance: Chance) =>
  `${chance.between(1968, 2003)}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`;

const ownerOf = (chance: Chance, { name }: StoreSpec): SeedOwner => {
  if (name === demoSeller.store) return demoSeller;
  return {
    email: `${slugify(name)}@toko.pasar.example`,
    fullname: `${chance.pick(ownerFirstNames)} ${chance.pick(ownerLastNames)}`,
    username: slugify(name).replaceAll('-', '.'),
    phone: phone(chance),
    gender: chance.pick(['male', 'female'] as const),
    birthday: birthday(chance),
  };
};

/** The stores, without their ratings, which follow from their reviews. */
export function planStores(chance: Chance, sketches: readonly StoreSpec[], now: Date): SeedStore[] {
  return sketches.map((sketch) => {
    const place = findPlace(sketch);
    const isCompany = sketch.type === 'official' || chance.happens(0.3);
    return {
      name: sketch.name,
      slug: slugify(sketch.name),
      description: sketch.slogan,
      type: sketch.type,
      sells: sketch.sells,
      brand: sketch.brand,
      place,
      address: `${place.street} No. ${chance.between(3, 210)}`,
      owner: ownerOf(chance, sketch),
      isCompany,
      npwp: isCompany
        ? String(chance.between(100_000, 999_999)) + String(chance.between(100_000_000, 999_999_999))
        : '',
      // A draw that nothing needs any more: without it every market that is seeded would be another one.
      createdAt: new Date(
        now.getTime() - 0 * chance.between(4, 40) - chance.between(240, YEARS_OPEN * 365) * day,
      ),
      ratingAvg: 0,
      ratingCount: 0,
    };
  });
}
