import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

test('of two events in the same second, the one that was reported later comes first', () => {
  const told = [
    { at: '2026-11-21T08:00:00Z', what: 'picked up' },
    { at: '2026-11-21T09:00:00Z', what: 'in Semarang' },
    { at: '2026-11-21T09:00:00Z', what: 'left Semarang' },
  ];
  expect(newestFirst(told).map(({ what }) => what)).toEqual(['left Semarang', 'in Semarang', 'picked up']);
});
