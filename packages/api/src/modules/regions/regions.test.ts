import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { readCityLabels } from './city-label.ts';
import { misplacedRegions } from './misplaced-regions.ts';
import { findZipcode } from './zipcodes/find-zipcode.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const names = (regions: { name: string }[]) => regions.map(({ name }) => name);

describe('regions', () => {
  test('38 provinces come in the order of their everyday names [API-14]', async () => {
    const { data, headers } = await market.call('/province');
    expect(data).toHaveLength(38);
    expect(names(data).slice(0, 4)).toEqual(['Aceh', 'Bali', 'Banten', 'Bengkulu']);
    expect(names(data)).toContain('DKI Jakarta');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('a province leads down to a village by official codes [API-14]', async () => {
    const cities = await market.call('/city?province_id=32');
    expect(cities.data).toContainEqual({ id: '32.03', name: 'Kabupaten Cianjur' });
    expect(names(cities.data)).toEqual(names(cities.data).toSorted((a, b) => a.localeCompare(b, 'id')));
    const districts = await market.call('/subdistrict?city_id=32.73');
    expect(districts.data).toContainEqual({ id: '32.73.02', name: 'Coblong' });
    const areas = await market.call('/area?kecamatan_id=32.73.02');
    expect(names(areas.data)).toContain('Dago');
    expect(areas.data[0].id).toMatch(/^32\.73\.02\.\d{4}$/);
  });

  test('all 514 cities, 7,285 sub-districts and 83,762 villages are there', async () => {
    const { data: provinces } = await market.call('/province');
    const cities = (
      await Promise.all(provinces.map((p: { id: string }) => market.call(`/city?province_id=${p.id}`)))
    ).flatMap(({ data }) => data);
    expect(cities).toHaveLength(514);
    const { levels } = await import('./region-data.ts');
    expect((await levels.subDistricts()).byId.size).toBe(7_285);
    expect((await levels.areas()).byId.size).toBe(83_762);
  });

  test('a village comes with its zip code where it is known [API-14]', async () => {
    const zipcodes = async (subDistrict: string) =>
      Object.fromEntries(
        (await market.call(`/area?kecamatan_id=${subDistrict}`)).data.map(
          ({ id, zipcode }: { id: string; zipcode?: string }) => [id.slice(9), zipcode],
        ),
      );
    expect(await zipcodes('73.71.09')).toMatchObject({ 1011: '90233' });
    expect(await zipcodes('31.74.01')).toMatchObject({
      1001: '12820',
      1002: expect.stringMatching(/^128\d0$/),
    });
    expect(Object.values(await zipcodes('95.01.01')).every((zipcode) => zipcode === undefined)).toBe(true);
  });

  test('nine of ten villages have a zip code, of five digits each', async () => {
    const { levels } = await import('./region-data.ts');
    const known = [...(await levels.areas()).byId.keys()]
      .map(findZipcode)
      .filter((zipcode) => zipcode !== undefined);
    expect(known.length).toBe(77_805);
    expect(known.filter((zipcode) => !/^[1-9]\d{4}$/.test(zipcode))).toEqual([]);
  });

  test('a region of another parent is misplaced, from the province down', async () => {
    const village = {
      province_id: '73',
      city_id: '73.71',
      sub_district_id: '73.71.09',
      area_id: '73.71.09.1011',
    };
    expect(await misplacedRegions(village)).toEqual([]);
    expect(await misplacedRegions({ ...village, province_id: '7' })).toEqual(['province_id', 'city_id']);
    expect(await misplacedRegions({ ...village, city_id: '73.7' })).toEqual(['city_id', 'sub_district_id']);
    expect(await misplacedRegions({ ...village, area_id: '' })).toEqual(['area_id']);
  });

  test('an unknown parent has no children, a malformed one is rejected', async () => {
    expect((await market.call('/city?province_id=99')).data).toEqual([]);
    expect((await market.call('/city?province_id=32.73')).data).toEqual([]);
    const refused = await market.call("/area?kecamatan_id=32'--");
    expect(refused).toMatchObject({ status: 422, code: 422 });
    expect(refused.data).toHaveProperty('kecamatan_id');
    expect((await market.call('/city')).status).toBe(422);
  });

  test('a card has room for a short name of the city only', async () => {
    const label = await readCityLabels();
    expect(['32.03', '33.75', '31.73', '31.01'].map(label)).toEqual([
      'Kab. Cianjur',
      'Kota Pekalongan',
      'Jakarta Barat',
      'Kab. Kepulauan Seribu',
    ]);
    expect([label(null), label('00.00')]).toEqual(['', '']);
  });
});
