import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/http/api-error.ts';
import { hashFully } from '../../../testing/light-hashes.ts';
import { createHashQueue } from './hash-queue.ts';
import { hashPassword, isTooWeak, verifyPassword } from './password-hash.ts';

beforeAll(hashFully);

describe('password hashes [S5]', () => {
  test('are argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const hash = await hashPassword('kopi tubruk');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('kopi tubruk')).not.toBe(hash);
    expect(isTooWeak(hash)).toBe(false);
  });

  test('match their password, and a missing hash matches none', { tags: 'slow' }, async () => {
    const hash = await hashPassword('kopi tubruk');
    expect(await verifyPassword('kopi tubruk', hash)).toBe(true);
    expect(await verifyPassword('kopi tubruK', hash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
  });

  test('of other programs are understood', { tags: 'slow' }, async () => {
    // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(
      isTooWeak('$argon2id$v=19$m=65536,t=1,p=1$c29tZXNhbHQ$9qWtwbpyPd3vm1rB1GThgPzZ3/ydHL92zKL+15XZypg'),
    ).toBe(true);
  });
});

describe('the queue for hashes [R11]', () => {
  test('runs two at once, in order, and rejects the rest', async () => {
    const inQueue = createHashQueue();
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) =>
      inQueue(async () => {
        most = Math.max(most, ++running);
        order.push(n);
        await gate;
        running--;
      });
    const all = Array.from({ length: 60 }, (_, n) => work(n));
    const settled = Promise.allSettled(all);
    await pause(0);
    openGate();
    const refused = (await settled).filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(ApiError);
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 52 }, (_, n) => n));
  });

  test('goes on after a hash that failed', async () => {
    const inQueue = createHashQueue();
    const failing = Array.from({ length: 5 }, () => inQueue(() => Promise.reject(new Error('no'))));
    await Promise.allSettled(failing);
    expect(await inQueue(async () => 'fine')).toBe('fine');
  });
});
