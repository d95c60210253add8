import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

const noon = '2026-11-29T16:30:00Z';

/** A browser's clock is in a zone for as long as its page lives. */
const openIn = async (timeZone: string) => {
  vi.resetModules();
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function zoned(
    this: Intl.DateTimeFormat,
  ) {
    return { ...Reflect.apply(resolvedOptions, this, []), timeZone };
  });
  return (await import('./use-times.ts')).useTimes;
};
const at = (path: string, useTimes: Awaited<ReturnType<typeof openIn>>) =>
  renderHook(useTimes, {
    wrapper: ({ children }) => createElement(MemoryRouter, { initialEntries: [path] }, children),
  }).result.current;

beforeEach(() => vi.restoreAllMocks());

test.each([
  ['Asia/Jakarta', '29 November 2026, 23.30 WIB', '29 November 2026'],
  ['Asia/Pontianak', '29 November 2026, 23.30 WIB', '29 November 2026'],
  ['Asia/Makassar', '30 November 2026, 00.30 WITA', '30 November 2026'],
  ['Asia/Ujung_Pandang', '30 November 2026, 00.30 WITA', '30 November 2026'],
  ['Asia/Jayapura', '30 November 2026, 01.30 WIT', '30 November 2026'],
  ['Europe/Berlin', '29 November 2026, 23.30 WIB', '29 November 2026'],
])(
  'a reader in %s reads times of that zone with its name, abroad those of the market [R20]',
  async (zone, text, day) => {
    const times = at('/', await openIn(zone));
    expect(times.dateTime(noon)).toBe(text);
    expect(times.hour(noon)).toBe(text.split(', ')[1]);
    expect(times.day(noon)).toBe(day);
  },
);

test('an English page writes hours with a colon', async () => {
  expect(at('/en', await openIn('Asia/Makassar')).hour(noon)).toBe('00:30 WITA');
});

test('what the server wrote in its own zone is taken over without a fault, then shown in the zone of the reader', async () => {
  const useTimes = await openIn('Asia/Makassar');
  const Clock = () => createElement('time', null, useTimes().hour(noon));
  const page = createElement(MemoryRouter, null, createElement(Clock));
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe('23.30 WIB');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  expect(root.textContent).toBe('00.30 WITA');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
