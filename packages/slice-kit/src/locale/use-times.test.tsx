import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTimes } from './use-times.ts';

const noon = '2026-11-29T16:30:00Z';

const openIn = (hoursAhead: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hoursAhead);
const at = (path: string) =>
  renderHook(useTimes, {
    wrapper: ({ children }) => createElement(MemoryRouter, { initialEntries: [path] }, children),
  }).result.current;

beforeEach(() => vi.restoreAllMocks());

test.each([
  ['Jakarta', 7, '29 November 2026, 23.30 WIB', '29 November 2026'],
  ['Makassar', 8, '30 November 2026, 00.30 WITA', '30 November 2026'],
  ['Jayapura', 9, '30 November 2026, 01.30 WIT', '30 November 2026'],
  ['Berlin', 1, '29 November 2026, 23.30 WIB', '29 November 2026'],
])(
  'a reader in %s reads times as the clocks there show them, with the name of the zone, abroad those of the market [R20]',
  (_, hoursAhead, text, day) => {
    openIn(hoursAhead);
    const times = at('/');
    expect(times.dateTime(noon)).toBe(text);
    expect(times.hour(noon)).toBe(text.split(', ')[1]);
    expect(times.day(noon)).toBe(day);
  },
);

test('an English page writes hours with a colon', () => {
  openIn(8);
  expect(at('/en').hour(noon)).toBe('00:30 WITA');
});

test('what the server wrote in its own zone is taken over without a fault, then shown in the zone of the reader', async () => {
  openIn(8);
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
