import { CallFailure } from '@pasar/api-client';
import { expect, test } from 'vitest';
import { isOutage, keepShown, orShown, settleOutage } from './outage.ts';

const failed = (...details: ConstructorParameters<typeof CallFailure>[1][]) =>
  details.map((one) => new CallFailure('', one));
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

test('in an outage a page keeps what it shows; without anything to show it fails [ERR-01] [R17]', async () => {
  for (const outage of outages) {
    expect(isOutage(outage)).toBe(true);
    expect(await orShown(Promise.reject(outage), 'shown')).toBe('shown');
    await expect(orShown(Promise.reject(outage), undefined)).rejects.toBe(outage);
    expect(await settleOutage(Promise.reject(outage))).toEqual({ ok: false });
  }
});

test('a refusal is no outage: what the page shows may not be true any more', async () => {
  for (const refusal of refusals) {
    expect(isOutage(refusal)).toBe(false);
    await expect(orShown(Promise.reject(refusal), 'shown')).rejects.toBe(refusal);
    await expect(settleOutage(Promise.reject(refusal))).rejects.toBe(refusal);
  }
});

test('an answer is the answer, whatever was shown', async () => {
  expect(await orShown(Promise.resolve('new'), 'shown')).toBe('new');
  expect(await settleOutage(Promise.resolve('new'))).toEqual({ ok: true, value: 'new' });
  const [now, before, none] = [
    { ok: true, value: 1 } as const,
    { ok: true, value: 2 } as const,
    { ok: false } as const,
  ];
  expect([
    keepShown(now, before),
    keepShown(none, before),
    keepShown(none, none),
    keepShown(none, undefined),
  ]).toEqual([now, before, none, none]);
});
