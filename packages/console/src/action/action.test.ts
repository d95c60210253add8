import { expect, test } from 'vitest';
import { app, canary } from '../testing/fixture-status.ts';
import { findRollback, nextStep, versionBefore } from './action.ts';

const before = (version: string, endedBy: 'promote' | 'rollback') => ({
  version,
  endedBy,
  since: '2026-11-20T01:30:00.000Z',
  until: '2026-11-20T02:30:00.000Z',
});

test('the way back leads to the latest version that left by a promotion, is there and waits for nobody', () => {
  const previous = [
    before('1.4.0', 'rollback'),
    before('1.3.0', 'promote'),
    before('1.2.0', 'promote'),
    before('1.1.0', 'promote'),
  ];
  const held = { version: '1.2.0', since: previous[0]?.since ?? '', who: 'guard', why: 'x' };
  expect(versionBefore(app({ previous }))).toBe('1.3.0');
  const versions = app().versions.filter(({ version }) => version !== '1.3.0');
  expect(versionBefore(app({ previous, versions }))).toBe('1.2.0');
  expect(versionBefore(app({ previous, versions, quarantined: [held] }))).toBe('1.1.0');
  expect(versionBefore(app({ previous: [] }))).toBeUndefined();
});

test('while there is a canary it is what is taken back, and only its visitors feel it', () => {
  expect(findRollback(app({ canary: canary({ share: 500 }) }))).toMatchObject({
    of: 'canary',
    from: '1.5.0',
    to: '1.4.0',
    share: 500,
  });
  expect(findRollback(app())).toMatchObject({ of: 'live', from: '1.4.0', to: '1.3.0', share: 10_000 });
  expect(findRollback(app({ live: null }))).toBeUndefined();
});

test.each([
  [0, 10],
  [10, 100],
  [123, 500],
  [2_500, 5_000],
  [5_000, undefined],
])('after a share of %i comes %s', (share, next) => {
  expect(nextStep(share)).toBe(next);
});
