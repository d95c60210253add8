import { useUnsavedInput } from '@pasar/slice-kit';
import { getVisibleToasts } from '@pasar/slice-kit/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { createShellI18n } from '../testing/render-layout.tsx';
import { watchPlan } from './watch-plan.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that comes back to a gateway with this plan. */
const comeBack = async (current: object | undefined) => {
  const asked = vi.fn(async () => {
    if (!current) throw new TypeError('fetch failed');
    return Response.json(current);
  });
  vi.stubGlobal('fetch', asked);
  const watch = watchPlan(fixturePlan, await createShellI18n('id'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked.mock.results.length).toBeGreaterThan(0));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await Promise.resolve();
  return watch;
};

test('the same plan goes on', async () => {
  expect((await comeBack({ id: fixturePlan.id })).stale()).toBe(false);
});

test('another plan lets the next navigation load a document', async () => {
  const watch = await comeBack({ id: 'e'.repeat(64) });
  await vi.waitFor(() => expect(watch.stale()).toBe(true));
});

test('unsaved input preserves the document', async () => {
  const form = renderHook(() => useUnsavedInput(true));
  const watch = await comeBack({ id: 'e'.repeat(64) });
  expect(watch.stale()).toBe(false);
  form.unmount();
  await vi.waitFor(() => expect(watch.stale()).toBe(true));
});

test('a slice that was switched off forces a new document, and the page shows why', async () => {
  const form = renderHook(() => useUnsavedInput(true));
  const watch = await comeBack({ id: 'e'.repeat(64), disabled: ['storefront'] });
  await vi.waitFor(() => expect(watch.stale()).toBe(true));
  expect(getVisibleToasts().at(-1)).toMatch(/diperbarui/);
  form.unmount();
});

test('a gateway that does not respond changes nothing', async () => {
  expect((await comeBack(undefined)).stale()).toBe(false);
});
