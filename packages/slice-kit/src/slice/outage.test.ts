import { ApiError } from '@pasar/api-client';
import { expect, test } from 'vitest';
import { fallBackToCurrent, fallBackToCurrentSection, isOutage, toResultOnOutage } from './outage.ts';

const failed = (...details: ConstructorParameters<typeof ApiError>[1][]) =>
  details.map((one) => new ApiError('', one));
const outages = failed(
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'invalid-answer' },
  { kind: 'refused', code: 500 },
  { kind: 'refused', code: 503 },
  { kind: 'refused', code: 429 },
);
const refusals = [
  ...failed({ kind: 'refused', code: 404 }, { kind: 'refused', code: 401 }, { kind: 'aborted' }),
  new TypeError('of our own making'),
];

test('in an outage a page retains what it shows; without anything to show it fails [ERR-01] [R17]', async () => {
  for (const outage of outages) {
    expect(isOutage(outage)).toBe(true);
    expect(await fallBackToCurrent(Promise.reject(outage), 'shown')).toBe('shown');
    await expect(fallBackToCurrent(Promise.reject(outage), undefined)).rejects.toBe(outage);
    expect(await toResultOnOutage(Promise.reject(outage))).toEqual({ ok: false });
  }
});

test('a rejection is no outage: what the page shows may not be true any more', async () => {
  for (const refusal of refusals) {
    expect(isOutage(refusal)).toBe(false);
    await expect(fallBackToCurrent(Promise.reject(refusal), 'shown')).rejects.toBe(refusal);
    await expect(toResultOnOutage(Promise.reject(refusal))).rejects.toBe(refusal);
  }
});

test('a response is used, whatever was visible before', async () => {
  expect(await fallBackToCurrent(Promise.resolve('new'), 'shown')).toBe('new');
  expect(await toResultOnOutage(Promise.resolve('new'))).toEqual({ ok: true, value: 'new' });
  const [now, before, none] = [
    { ok: true, value: 1 } as const,
    { ok: true, value: 2 } as const,
    { ok: false } as const,
  ];
  expect([
    fallBackToCurrentSection(now, before),
    fallBackToCurrentSection(none, before),
    fallBackToCurrentSection(none, none),
    fallBackToCurrentSection(none, undefined),
  ]).toEqual([now, before, none, none]);
});
