import { describe, expect, test } from 'vitest';
import { apiError } from './api-error.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const gates = (count: number) => Array.from({ length: count }, () => Promise.withResolvers<void>());

describe('the concurrency limiter', () => {
  test('six work at once, the others follow in the order in which they came', async () => {
    const { take } = createConcurrencyLimiter(6);
    const held = gates(9);
    const began: number[] = [];
    const all = held.map(({ promise }, n) =>
      take(async () => {
        began.push(n);
        await promise;
        return n;
      }),
    );
    await Promise.resolve();
    expect(began).toEqual([0, 1, 2, 3, 4, 5]);
    held[3]?.resolve();
    await all[3];
    await Promise.resolve();
    expect(began).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { resolve } of held) resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a rejection concerns one user; an unavailable database concerns everybody [R14]', async () => {
    const { take } = createConcurrencyLimiter(6);
    const held = gates(6);
    const six = held.map(({ promise }) => take(() => promise));
    const later = [1, 2].map((n) => take(async () => n));
    held[0]?.reject(apiError.conflict('stock.none'));
    await expect(six[0]).rejects.toMatchObject({ code: 409 });
    expect(await Promise.all(later)).toEqual([1, 2]);
    held[5]?.resolve();
    await six[5];
    const refill = gates(2);
    const working = refill.map(({ promise }) => take(() => promise));
    const waiting = [take(async () => 1), take(async () => 2)];
    const given = Promise.allSettled(waiting);
    held[1]?.reject(new Error('timeout exceeded when trying to connect'));
    await expect(six[1]).rejects.toThrow('timeout');
    expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    for (const { resolve } of [...refill, ...held]) resolve();
    await Promise.allSettled([...six, ...working]);
    expect(await take(async () => 'free again')).toBe('free again');
  });

  test('too many are rejected at once', async () => {
    const { take } = createConcurrencyLimiter(6);
    const gate = Promise.withResolvers<void>();
    const all = Array.from({ length: 2_006 }, () => take(() => gate.promise));
    await expect(take(async () => 1)).rejects.toMatchObject({ code: 503 });
    gate.resolve();
    await Promise.all(all);
  });
});
