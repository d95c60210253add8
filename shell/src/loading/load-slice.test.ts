import type { PlannedRelease } from '@pasar/contract';
import { defineSlice, type Slice } from '@pasar/slice-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureRelease } from '../testing/fixture-plan.ts';
import { loadSlice, SliceError } from './load-slice.ts';

const texts = async () => ({ messages: {} });
const slice = defineSlice({ name: 'storefront', pages: [], locales: { id: texts, en: texts } });
const good = async () => slice;
const broken = async (): Promise<Slice> => Promise.reject(new Error('404'));
const hung = () => new Promise<Slice>(() => undefined);

const planned = { ...fixtureRelease('storefront', '1.0.0'), paths: [''] };
const withFallback = { ...planned, fallback: fixtureRelease('storefront', '0.9.0') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Loads with one behavior per attempt; returns what loaded, which versions were requested, and how long it
 * took.
 */
const attempt = async (
  plan: typeof planned & { fallback?: PlannedRelease },
  behaviors: (() => Promise<Slice>)[],
  ready: () => Promise<void> = async () => undefined,
  waited?: number,
) => {
  const asked: string[] = [];
  const started = performance.now();
  const result = loadSlice({
    name: 'storefront',
    planned: plan,
    load: (release) => {
      asked.push(release.version);
      return (behaviors[asked.length - 1] ?? broken)();
    },
    ready,
    since: waited === undefined ? undefined : started - waited,
  }).then(
    ({ release }) => release.version,
    (failure: unknown) => failure,
  );
  await vi.runAllTimersAsync();
  return { result: await result, asked, ms: Math.round(performance.now() - started) };
};

test('a slice that comes is taken at once', async () => {
  expect(await attempt(planned, [good])).toMatchObject({ result: '1.0.0', asked: ['1.0.0'], ms: 0 });
});

test('a failed load is tried once more', async () => {
  expect(await attempt(withFallback, [broken, good])).toMatchObject({
    result: '1.0.0',
    asked: ['1.0.0', '1.0.0'],
  });
});

test('after two errors the last good version runs in the same page [R7]', async () => {
  const { result, asked } = await attempt(withFallback, [broken, broken, good]);
  expect([result, asked]).toEqual(['0.9.0', ['1.0.0', '1.0.0', '0.9.0']]);
});

test('a version that hung is not requested twice while a good one is available', async () => {
  expect(await attempt(withFallback, [hung, good])).toEqual({
    result: '0.9.0',
    asked: ['1.0.0', '0.9.0'],
    ms: 4000,
  });
});

test('a slice that hangs is given up after 8 s in all [R7]', async () => {
  const { result, ms } = await attempt(planned, [hung, hung]);
  expect(result).toBeInstanceOf(SliceError);
  expect(ms).toBe(8000);
});

test.for([
  [1500, 6500],
  [6000, 4000],
] as const)(
  'of a document that began %i ms ago the hung slice is given up after %i ms more [R7]',
  async ([waited, more]) => {
    const { result, ms } = await attempt(planned, [hung, hung], undefined, waited);
    expect(result).toBeInstanceOf(SliceError);
    expect(ms).toBe(more);
  },
);

test("a version whose page's own code does not come has not come", async () => {
  let tries = 0;
  const ready = async () => {
    tries += 1;
    if (tries < 3) throw new Error('late chunk 404');
  };
  const { result, asked } = await attempt(withFallback, [good, good, good], ready);
  expect([result, asked]).toEqual(['0.9.0', ['1.0.0', '1.0.0', '0.9.0']]);
});

test('the error names the slice', async () => {
  const { result } = await attempt(planned, [broken, broken]);
  expect(result).toMatchObject({ slice: 'storefront' });
});
