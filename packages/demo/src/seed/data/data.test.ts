import { getDistricts, getRegencies, getVillages } from 'idn-area-data';
import { describe, expect, test } from 'vitest';
import { shapes } from '../images/shapes/index.ts';
import { type Group, type Root, roots } from './categories/index.ts';
import { kinds } from './kinds/index.ts';
import { places } from './places.ts';
import { flashSaleNames, promos } from './promos.ts';
import { stores } from './stores/index.ts';

const groups = (roots as readonly Root[]).flatMap(({ groups: own }): readonly Group[] => own);
const leaves = groups.flatMap((group) => group.leaves);

describe('categories', () => {
  test('are the six of the specification, with some sixty leaves', () => {
    expect(roots.map(({ id }) => id)).toEqual([
      'Sembako',
      'Fashion',
      'Perlengkapan Rumah',
      'Ponsel & Tablet',
      'Komputer & Laptop',
      'Otomotif',
    ]);
    expect(leaves.length).toBeGreaterThanOrEqual(60);
  });

  test('have a name in both languages and an address of their own', () => {
    const slugs = [
      ...roots.map(({ slug }) => slug),
      ...groups.map(({ slug }) => slug),
      ...leaves.map(([slug]) => slug),
    ];
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const [, id, en] of leaves) expect([id, en].every((name) => name.length > 2)).toBe(true);
    for (const { id, en } of groups) expect([id, en].every((name) => name.length > 2)).toBe(true);
  });

  test('each has a kind that fills it and a store that sells it', () => {
    for (const [slug] of leaves) {
      expect(kinds.some(({ leaf }) => leaf === slug)).toBe(true);
      expect(stores.some(({ sells }) => sells.some((leaf) => leaf === slug))).toBe(true);
    }
  });
});

describe('kinds', () => {
  test('name a motif, a fair price and at most two choices', () => {
    for (const {
      motif,
      price: [low, high],
      packs,
      facts,
    } of kinds) {
      expect(motif in shapes).toBe(true);
      expect(low).toBeGreaterThanOrEqual(1_000);
      expect(high).toBeGreaterThan(low);
      expect(packs.length).toBeGreaterThan(0);
      expect(facts.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('together use nearly every motif', () => {
    const shown = new Set(kinds.map(({ motif }) => motif));
    expect(Object.keys(shapes).filter((name) => !shown.has(name as never))).toEqual([]);
  });
});

describe('places', () => {
  test('forty cities whose districts and villages belong together', async () => {
    const [cities, districts, villages] = await Promise.all([getRegencies(), getDistricts(), getVillages()]);
    const cityIds = new Set(cities.map(({ code }) => code));
    const cityOf = new Map(districts.map(({ code, regency_code }) => [code, regency_code]));
    const districtOf = new Map(villages.map(({ code, district_code }) => [code, district_code]));
    expect(new Set(places.map(({ city }) => city)).size).toBe(40);
    for (const { city, subDistrict, area, zipcode } of places) {
      expect(cityIds.has(city)).toBe(true);
      expect(cityOf.get(subDistrict)).toBe(city);
      expect(districtOf.get(area)).toBe(subDistrict);
      expect(zipcode).toMatch(/^\d{5}$/);
    }
  });
});

describe('offers', () => {
  test('are written in both languages', () => {
    for (const { title, subtitle } of promos) {
      expect(title.id).not.toBe(title.en);
      expect(subtitle.id).not.toBe(subtitle.en);
    }
    expect(flashSaleNames).toHaveLength(8);
  });
});
