import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SelectedRegions, selectRegion } from './region-levels.ts';
import { useRegionLists } from './use-region-lists.ts';

type List = readonly { id: string; name: string }[];
const none: SelectedRegions = { province_id: '', city_id: '', sub_district_id: '', area_id: '' };
const cityOf = (id: string): List => [{ id: `${id}.01`, name: `Kota ${id}` }];

/** A cascade whose lists arrive when the test resolves them. */
const cascade = () => {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const waiting = new Map<string, { arrive(list: List): void; fail(reason: unknown): void }>();
  const { result, rerender } = renderHook(
    (chosen: SelectedRegions) =>
      useRegionLists({
        chosen,
        provinces: [{ id: '32', name: 'Jawa Barat' }],
        report: (failure) => failures.push(failure),
        read: (level, parent) => {
          asked.push(`${level} of ${parent}`);
          return new Promise<List>((arrive, fail) => waiting.set(parent, { arrive, fail }));
        },
      }),
    { initialProps: none },
  );
  const settle = (work: () => void) => act(async () => work());
  return {
    asked,
    failures,
    cities: () => result.current.listOf('city_id'),
    retry: () => act(async () => result.current.retry('city_id')),
    choose: (province_id: string) => rerender({ ...none, province_id }),
    arrive: (parent: string) => settle(() => waiting.get(parent)?.arrive(cityOf(parent))),
    fail: (parent: string) => settle(() => waiting.get(parent)?.fail('lost')),
  };
};

test('a list is requested once per parent; the provinces that came along are not requested [SETUP-09]', async () => {
  const { asked, cities, choose, arrive } = cascade();
  expect(cities()).toEqual({ regions: [], loading: false, locked: true });
  choose('32');
  choose('32');
  expect(cities()).toEqual({ regions: [], loading: true, locked: false });
  await arrive('32');
  expect(cities().regions).toEqual(cityOf('32'));
  expect(asked).toEqual(['city_id of 32']);
});

test('a response that a newer selection has overtaken is dropped [SETUP-09]', async () => {
  const { cities, choose, arrive } = cascade();
  choose('32');
  choose('33');
  await arrive('33');
  await arrive('32');
  expect(cities().regions).toEqual(cityOf('33'));
});

test('a list that failed to load is reported, and requested again [SETUP-09]', async () => {
  const { asked, failures, cities, choose, fail, retry, arrive } = cascade();
  choose('32');
  await fail('32');
  expect(failures).toEqual(['lost']);
  expect(cities().loading).toBe(false);
  await retry();
  await arrive('32');
  expect(cities().regions).toEqual(cityOf('32'));
  expect(asked).toHaveLength(2);
});

test('a selection clears every level below it, and nothing above [SETUP-22]', () => {
  expect(selectRegion('province_id', '32')).toEqual({ ...none, province_id: '32' });
  expect(selectRegion('city_id', '32.73')).toEqual({ city_id: '32.73', sub_district_id: '', area_id: '' });
  expect(selectRegion('sub_district_id', '32.73.01')).toEqual({ sub_district_id: '32.73.01', area_id: '' });
  expect(selectRegion('area_id', '32.73.01.1001')).toEqual({ area_id: '32.73.01.1001' });
});
