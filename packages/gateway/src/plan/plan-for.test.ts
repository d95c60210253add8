import type { NavigationEntry, ReleaseRecord, SliceEntry } from '@pasar/contract';
import { expect, test } from 'vitest';
import type { StoredRelease } from '../registry/index.ts';
import { getBasePath, listPatterns, listRoutes, listShortcuts, planFor } from './plan-for.ts';
import type { DisabledSlice, Served } from './release-set.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

const released = (app: string, version: string, change: Partial<ReleaseRecord> = {}): StoredRelease => ({
  app,
  version,
  folder: `/${app}`,
  record: {
    ...{ app, version, digest: '', git: '', builtAt: '', server: '', serverIntegrity: integrity },
    ...{ entry: { path: 'entry.js', global: `${app}_${version}` }, common: {} },
    assets: { 'entry.js': { integrity, bytes: 1 } },
    routes: [],
    contract: { shared: {}, provides: [] },
    ...change,
  },
});
const entryOf = (app: string, prefixes: string[], hidden?: string[]): SliceEntry => ({
  title: { id: `bagian ${app}`, en: `part ${app}` },
  prefixes,
  contact: '',
  limits: { entryKB: 1, routeKB: 1, serverMB: 1, memoryMB: 100 },
  privateRender: false,
  approval: 'none',
  ...(hidden && { hidden }),
});
const page = (id: string, path: string) => ({ id, path, chunks: [] });
const link = (name: string, change: Partial<NavigationEntry> = {}): NavigationEntry => ({
  ...{ slot: 'footer', page: name, label: { id: name, en: name } },
  ...change,
});
const shell: Served = { live: released('shell', '1.0.0') };
const served = (app: string, routes: [string, string][], change: Partial<ReleaseRecord> = {}): Served => ({
  live: released(app, '1.0.0', { routes: routes.map(([id, path]) => page(id, path)), ...change }),
});

test('without a shell there is no plan; with one it names files, slices and titles, and what is absent is left out', () => {
  expect(planFor({ trip: served('trip', []) })).toBeUndefined();
  const plan = planFor({
    shell,
    trip: { ...served('trip', [['trip.home', 'trip']]), entry: entryOf('trip', ['trip']) },
  });
  expect(plan).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
    slices: {
      trip: {
        ...{ version: '1.0.0', base: '/r/trip/1.0.0/', entry: 'entry.js', global: 'trip_1.0.0', integrity },
        paths: ['trip'],
      },
    },
    disabled: [],
    disabledPaths: {},
    links: {},
    titles: { trip: { id: 'bagian trip', en: 'part trip' } },
  });
  expect(Object.keys(planFor({ shell }) ?? {})).toEqual([
    ...['id', 'shell', 'slices', 'disabled', 'disabledPaths', 'links'],
  ]);
  expect(getBasePath({ app: 'trip', version: '2.0.0' })).toBe('/r/trip/2.0.0/');
  expect(() => planFor({ shell, trip: served('trip', [], { assets: {} }) })).toThrow(
    'trip 1.0.0 has no file entry.js',
  );
});

test('the id changes with everything that a page gets, and with nothing else', () => {
  const base = planFor({ shell, trip: served('trip', [['trip.home', 'trip']]) })?.id;
  expect(planFor({ trip: served('trip', [['trip.home', 'trip']]), shell })?.id).toBe(base);
  expect(planFor({ shell, trip: served('trip', [['trip.home', 'trips']]) })?.id).not.toBe(base);
  expect(
    planFor({ shell: { live: released('shell', '1.0.1') }, trip: served('trip', [['trip.home', 'trip']]) })
      ?.id,
  ).not.toBe(base);
});

test('a failing version falls back to the one before, unless both have one global', () => {
  const fallback = released('trip', '0.9.0');
  const with_ = (before: StoredRelease) =>
    planFor({ shell, trip: { ...served('trip', []), fallback: before } })?.slices.trip;
  expect(with_(fallback)).toMatchObject({ version: '1.0.0', fallback: { version: '0.9.0' } });
  const same = {
    ...fallback,
    record: { ...fallback.record, entry: { path: 'entry.js', global: 'trip_1.0.0' } },
  };
  expect(with_(same)).not.toHaveProperty('fallback');
});

test('a slice has its pages below its own prefixes only, each address once', () => {
  const routes: [string, string][] = [
    ['trip.home', 'trip'],
    ['trip.again', 'trip'],
    ['trip.one', 'trip/:id'],
    ['trip.given', 'hotel/:id'],
  ];
  const own = { ...served('trip', routes), entry: entryOf('trip', ['trip']) };
  expect(planFor({ shell, trip: own })?.slices.trip?.paths).toEqual(['trip', 'trip/:id']);
  expect(listRoutes({ shell, trip: own }).map(({ id }) => id)).toEqual([
    'trip.home',
    'trip.again',
    'trip.one',
  ]);
  // Nobody registered it yet: all that it says holds.
  expect(planFor({ shell, trip: served('trip', routes) })?.slices.trip?.paths).toEqual([
    ...['trip', 'trip/:id', 'hotel/:id'],
  ]);
});

test('a slice that is off keeps its addresses, title and patterns; a preview of it shows it', () => {
  const { live } = served('trip', [['trip.one', 'trip/:id']]);
  const off: DisabledSlice[] = [
    { app: 'trip', live, entry: entryOf('trip', ['trip']) },
    // Nobody can read its release: all below its prefixes is its own, and the home page is one address.
    { app: 'home', entry: entryOf('home', ['', 'deals']) },
    { app: 'lost' },
  ];
  expect(planFor({ shell }, off)).toMatchObject({
    disabled: ['trip', 'home', 'lost'],
    disabledPaths: { trip: ['trip/:id'], home: ['', 'deals', 'deals/*'], lost: [] },
    titles: { trip: { en: 'part trip' }, home: { en: 'part home' } },
  });
  expect(Object.keys(planFor({ shell }, off)?.titles ?? {})).toEqual(['trip', 'home']);
  expect([...listPatterns({ shell }, off)]).toEqual([['trip.one', '/trip/:id']]);
  expect(planFor({ shell, trip: { live } }, off)).toMatchObject({
    disabled: ['home', 'lost'],
    slices: { trip: {} },
  });
});

test('links are the names that releases and their fallbacks use, as far as a page has them', () => {
  const uses = (...links: string[]) => ({ contract: { shared: {}, provides: [], links } });
  const lineup = {
    shell: { live: released('shell', '1.0.0', uses('trip.home', 'nobody.page')) },
    trip: {
      ...served('trip', [
        ['trip.home', 'trip'],
        ['trip.old', 'trip/old'],
        ['trip.unused', 'trip/unused'],
      ]),
      fallback: released('trip', '0.9.0', uses('trip.old', 'off.page')),
    },
  };
  const off = [{ app: 'off', ...served('off', [['off.page', 'off']]) }];
  const links = planFor(lineup, off)?.links;
  expect(links).toEqual({ 'off.page': '/off', 'trip.home': '/trip', 'trip.old': '/trip/old' });
  expect(Object.keys(links ?? {})).toEqual(['off.page', 'trip.home', 'trip.old']);
});

test('links of equal order are sorted by their pages, in whatever order a release lists them', () => {
  const routes: [string, string][] = ['a', 'b', 'c'].map((name) => [`trip.${name}`, `trip/${name}`]);
  const menu = (...names: string[]) =>
    planFor({
      shell,
      trip: served('trip', routes, { navigation: names.map((name) => link(`trip.${name}`)) }),
    })
      ?.navigation?.map(({ path }) => path)
      .join(' ');
  for (const names of [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ])
    expect(menu(...names)).toBe('/trip/a /trip/b /trip/c');
});

test('menus list the pages of live slices by order, then by name; shortcuts are no part of the plan', () => {
  const routes: [string, string][] = ['a', 'b', 'c', 'd', 'e'].map((name) => [
    `trip.${name}`,
    `trip/${name}`,
  ]);
  const navigation = [
    link('trip.c'),
    link('trip.b'),
    link('trip.d', { order: 900 }),
    link('trip.e', { order: 100 }),
    link('trip.a', { slot: 'shortcut' }),
    link('trip.gone'),
  ];
  const trip = { ...served('trip', routes, { navigation }), entry: entryOf('trip', ['trip']) };
  const pages = (one: Served) =>
    planFor({ shell, trip: one })?.navigation?.map(({ page: name, path }) => [name, path]);
  expect(pages(trip)).toEqual([
    ['trip.e', '/trip/e'],
    ['trip.b', '/trip/b'],
    ['trip.c', '/trip/c'],
    ['trip.d', '/trip/d'],
  ]);
  expect(planFor({ shell, trip })?.navigation?.[0]).not.toHaveProperty('order');
  // Operations took one out of the menus.
  expect(pages({ ...trip, entry: entryOf('trip', ['trip'], ['trip.b']) })?.map(([name]) => name)).toEqual([
    ...['trip.e', 'trip.c', 'trip.d'],
  ]);
  expect(listShortcuts({ shell, trip }).map(({ page: name }) => name)).toEqual(['trip.a']);
});
