import { getRegencies } from 'idn-area-data';
import { describe, expect, test } from 'vitest';
import { findZone } from './find-zone.ts';

const city = {
  jakartaBarat: '31.73',
  kabBogor: '32.01',
  kotaBogor: '32.71',
  tangerangSelatan: '36.74',
  serang: '36.73',
  bandung: '32.73',
  sleman: '34.04',
  banyumas: '33.02',
  denpasar: '51.71',
  mataram: '52.71',
  kupang: '53.71',
  medan: '12.71',
  palembang: '16.71',
  balikpapan: '64.71',
  banjarmasin: '63.71',
  makassar: '73.71',
  parepare: '73.72',
  manado: '71.71',
  ambon: '81.71',
  ternate: '82.71',
  jayapura: '91.71',
  sorong: '92.71',
};

describe('the zone between two cities', () => {
  test.each([
    [0, 'within one city', city.makassar, city.makassar],
    [1, 'within a province', city.makassar, city.parepare],
    [1, 'within Jabodetabek, over a border of provinces', city.jakartaBarat, city.tangerangSelatan],
    [1, 'Bogor counts with its city and its regency', city.kabBogor, city.jakartaBarat],
    [2, 'Serang is Banten, but not Jabodetabek', city.serang, city.jakartaBarat],
    [2, 'Bandung is West Java, but not Jabodetabek', city.bandung, city.jakartaBarat],
    [2, 'within Java', city.sleman, city.banyumas],
    [2, 'within Sumatra', city.medan, city.palembang],
    [2, 'within Kalimantan', city.balikpapan, city.banjarmasin],
    [2, 'within Sulawesi', city.makassar, city.manado],
    [2, 'within Nusa Tenggara', city.mataram, city.kupang],
    [2, 'within Maluku', city.ambon, city.ternate],
    [2, 'within Papua', city.jayapura, city.sorong],
    [3, 'Java to Bali', city.sleman, city.denpasar],
    [3, 'Java to Sumatra', city.jakartaBarat, city.medan],
    [3, 'Sumatra to Kalimantan', city.palembang, city.balikpapan],
    [3, 'South Sulawesi to Java', city.makassar, city.jakartaBarat],
    [3, 'South Sulawesi to Bali', city.makassar, city.denpasar],
    [4, 'North Sulawesi to Java', city.manado, city.jakartaBarat],
    [4, 'Java to Nusa Tenggara', city.jakartaBarat, city.kupang],
    [4, 'Bali to its neighbour island', city.denpasar, city.mataram],
    [4, 'Nusa Tenggara to South Sulawesi', city.mataram, city.makassar],
    [5, 'Java to Maluku', city.jakartaBarat, city.ambon],
    [5, 'South Sulawesi to Papua', city.makassar, city.jayapura],
    [5, 'Maluku to Papua', city.ambon, city.jayapura],
  ])('is Z%i %s', (zone, _, from, to) => {
    expect([findZone(from, to), findZone(to, from)]).toEqual([zone, zone]);
  });

  test('is known for all 514 cities', async () => {
    const codes = (await getRegencies()).map(({ code }) => code);
    expect(codes).toHaveLength(514);
    expect(codes.filter((code) => findZone(code, code) !== 0)).toEqual([]);
    expect(codes.filter((code) => !((findZone(code, city.jakartaBarat) ?? -1) >= 0))).toEqual([]);
  });

  test('is none for what is no city', () => {
    expect([findZone('', city.medan), findZone(city.medan, '00.01'), findZone('x', 'x')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
