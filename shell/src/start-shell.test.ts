import type { Boot, Plan } from '@pasar/contract';
import { type Slice, useUnsavedInput } from '@pasar/slice-kit';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadRelease } from './loading/federation.ts';
import { render } from './server/render.tsx';
import { startShell } from './start-shell.tsx';
import { fixturePlan, fixtureRelease } from './testing/fixture-plan.ts';
import { fixtureSlice, repairedSlice } from './testing/fixture-slice.tsx';

/** What the federation returns for a release. */
let load: LoadRelease;

const recovered: unknown[] = [];
const beacons: string[] = [];
const note = (event: ErrorEvent) => recovered.push(event.message);

beforeEach(() => {
  recovered.length = 0;
  beacons.length = 0;
  load = async () => fixtureSlice;
  addEventListener('error', note);
  navigator.sendBeacon = (_, body) => beacons.push(String(body)) > 0;
  // Emotion takes this environment for a browser on both sides, so class names differ and React says so;
  // browser tests compare them in a real browser. What counts here is the tree: a difference there is an
  // error event.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  removeEventListener('error', note);
  vi.restoreAllMocks();
});

interface Document {
  content?: boolean;
  slices?: { storefront?: { slice: Slice } };
  /** Nobody rendered it. */
  bare?: boolean;
  plan?: Plan;
}

/** The document as the gateway would send it, and the start of the shell in it. */
const openDocument = async (path: string, given: Document = {}) => {
  const {
    content = true,
    slices = { storefront: { slice: fixtureSlice } },
    bare = false,
    plan = fixturePlan,
  } = given;
  const rendered = await render({
    url: `http://localhost:4000${path}`,
    plan,
    slices,
    content,
    apiBase: 'http://localhost:4000/api/',
    nonce: '',
    planId: plan.id,
    signal: new AbortController().signal,
    headers: { requestId: 'r1' },
  });
  const boot: Boot = bare
    ? { mode: 'csr', locale: rendered.lang }
    : { mode: rendered.mode, locale: rendered.lang, hydration: rendered.hydration };
  history.replaceState(null, '', path);
  document.title = '';
  document.body.innerHTML = `<div id="root">${bare ? '' : rendered.html}</div>`;
  const before = document.querySelector('#root header');
  await startShell({ plan, boot, nonce: '', load: (release) => load(release) });
  await waitFor(() => expect(document.querySelector('header')?.dataset.hydrated).toBe('true'));
  return { kept: before !== null && document.querySelector('#root header') === before };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the browser hydrates the markup of the server and renders nothing anew', { tags: 'slow' }, async () => {
  const { kept } = await openDocument('/en/p/merah');
  expect([kept, recovered]).toEqual([true, []]);
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slice]')?.getAttribute('data-version')).toBe('1.0.0');
});

test('ids that React makes up are the same on both sides, so that labels and lists find each other', {
  tags: 'slow',
}, async () => {
  await openDocument('/en/p/merah');
  const box = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.click(box);
  await waitFor(() => expect(document.querySelector('[role=listbox]')).not.toBeNull());
  expect(document.querySelector('[role=listbox]')?.id).toBe(box.getAttribute('aria-controls'));
});

test('a late page shows its skeleton until its data is here', async () => {
  const { kept } = await openDocument('/en/p/merah', { content: false });
  expect(kept).toBe(true);
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
  expect([document.title, recovered]).toEqual(['Beras merah | Pasar', []]);
});

test('a layout without the slice gets it from the browser', async () => {
  const { kept } = await openDocument('/p/merah', { content: false, slices: {} });
  expect(kept).toBe(true);
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
  expect(recovered).toEqual([]);
});

test('a document without markup is rendered by the browser alone', { tags: 'slow' }, async () => {
  await openDocument('/p/merah', { bare: true });
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
});

test('an address that nobody owns is taken over too', { tags: 'slow' }, async () => {
  expect((await openDocument('/nowhere')).kept).toBe(true);
  expect(await heading('Halaman tidak ditemukan')).toBeInstanceOf(HTMLElement);
});

test('the first appearance of a slice is reported once, with the plan of the page', async () => {
  await openDocument('/p/merah');
  await heading('Beras merah');
  const mounts = beacons.map((body) => JSON.parse(body));
  // Versions are reported once per page, and all these tests share one.
  for (const beacon of mounts) expect(beacon).toMatchObject({ planId: fixturePlan.id, app: 'storefront' });
});

test('a slice that fails to load leaves the layout usable; its panel opens it once the fault is over [R7]', {
  tags: 'slow',
}, async () => {
  load = async () => Promise.reject(new Error('refused'));
  await openDocument('/en/p/merah');
  expect(await heading("The shop didn't open")).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('combobox', { name: 'Search' })).toBeInstanceOf(HTMLElement);
  load = async () => fixtureSlice;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
});

test('a version that fails gives way to the last good one in the same page [R7]', {
  tags: 'slow',
}, async () => {
  load = async ({ version }) =>
    version === '0.9.0' ? fixtureSlice : Promise.reject(new Error('wrong hash'));
  await openDocument('/p/merah');
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-slice]')?.getAttribute('data-version')).toBe('0.9.0');
});

test('a slice that is switched off shows its panel', async () => {
  const { kept } = await openDocument('/seller/store', { slices: {} });
  expect(await heading('Pusat penjual belum bisa dibuka')).toBeInstanceOf(HTMLElement);
  // The markup of the server was taken over before the panel came.
  expect([kept, recovered]).toEqual([true, []]);
});

/** The plan with another version before, which nothing else in this document reported on. */
const planWith = (version: string): Plan => ({
  ...fixturePlan,
  slices: {
    ...fixturePlan.slices,
    storefront: {
      ...(fixturePlan.slices.storefront as NonNullable<(typeof fixturePlan.slices)[string]>),
      fallback: fixtureRelease('storefront', version),
    },
  },
});
const shownVersion = () => document.querySelector('[data-slice]')?.getAttribute('data-version');
const reportsOf = (version: string) =>
  beacons.map((body) => JSON.parse(body)).filter((beacon) => beacon.version === version);

test('a page that throws while it is drawn is shown on the last good version, and both are reported [F39]', {
  tags: 'slow',
}, async () => {
  load = async ({ version }) => (version === '0.8.0' ? repairedSlice : fixtureSlice);
  await openDocument('/en/search', { bare: true, plan: planWith('0.8.0') });
  expect(await heading('results of before')).toBeInstanceOf(HTMLElement);
  expect(shownVersion()).toBe('0.8.0');
  expect(reportsOf('0.8.0')).toMatchObject([{ app: 'storefront', phase: 'fallback', outcome: 'ok' }]);
  // The rest of the page goes on: links, and pages of the version before.
  await userEvent.click(screen.getByRole('link', { name: 'to a product' }));
  expect(await heading('Beras merah')).toBeInstanceOf(HTMLElement);
  expect(shownVersion()).toBe('0.8.0');
});

test('a version before that throws, too, is reported, and the panel stays [F39]', {
  tags: 'slow',
}, async () => {
  await openDocument('/en/search', { bare: true, plan: planWith('0.7.0') });
  await waitFor(() => expect(reportsOf('0.7.0').some(({ outcome }) => outcome === 'error')).toBe(true));
  expect(await heading("The shop didn't open")).toBeInstanceOf(HTMLElement);
});

test('where something is typed and not saved a person decides, and nothing is lost before [F39]', {
  tags: 'slow',
}, async () => {
  load = async ({ version }) => (version === '0.6.0' ? repairedSlice : fixtureSlice);
  const form = renderHook(() => useUnsavedInput(true));
  await openDocument('/en/search', { bare: true, plan: planWith('0.6.0') });
  const back = await screen.findByRole('button', { name: 'Open the previous version' });
  expect(screen.getByText(/did not save will be lost/)).toBeInstanceOf(HTMLElement);
  expect(reportsOf('0.6.0')).toEqual([]);
  await userEvent.click(back);
  expect(await heading('results of before')).toBeInstanceOf(HTMLElement);
  form.unmount();
});
