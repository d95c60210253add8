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

  test('an answer that the service is unavailable ends the waiting of all, any other error of none [R14]', async () => {
    const { take, queued } = createConcurrencyLimiter(1);
    const [failing, unavailable] = gates(2);
    const first = take(() => failing?.promise ?? Promise.resolve());
    const second = take(() => unavailable?.promise ?? Promise.resolve());
    const others = [take(async () => 1), take(async () => 2)];
    expect(queued()).toBe(3);
    failing?.reject(new Error('a fault of the work'));
    await expect(first).rejects.toThrow('a fault of the work');
    expect(queued()).toBe(2);
    const given = Promise.allSettled(others);
    unavailable?.reject(apiError.unavailable());
    await expect(second).rejects.toMatchObject({ code: 503 });
    expect(await given).toMatchObject([{ reason: { code: 503 } }, { reason: { code: 503 } }]);
    expect(queued()).toBe(0);
    expect(await take(async () => 'free again')).toBe('free again');
  });

  test('as many wait as the queue is long', async () => {
    const { take } = createConcurrencyLimiter(1, 2);
    const [gate] = gates(1);
    const all = [1, 2, 3].map((n) => take(async () => gate?.promise.then(() => n)));
    await expect(take(async () => 4)).rejects.toMatchObject({ code: 503 });
    gate?.resolve();
    expect(await Promise.all(all)).toEqual([1, 2, 3]);
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
