import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { second } from '../clock.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { withLease } from './lease.ts';
import { consumer, deliverNext, emit } from './outbox.ts';

declare module './outbox.ts' {
  interface Events {
    'test.happened': { n: number };
  }
}

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const leaseNamed = (name: string) => ({ name, holder: 'test', held_until: market.clock.now() });

describe('the outbox', () => {
  test('passes each event to every consumer of its topic, in order, once', async () => {
    const seen: string[] = [];
    const consumers = [
      consumer('test.happened', async (_, { n }) => void seen.push(`first ${n}`)),
      consumer('test.happened', async (_, { n }) => void seen.push(`second ${n}`)),
    ];
    const ctx = market.context({ kind: 'visitor' }, { wakeJobs: () => {} });
    await emit(ctx, 'test.happened', { n: 1 });
    await emit(ctx, 'test.happened', { n: 2 });
    while (await deliverNext(ctx, consumers));
    expect(seen).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  test('an event of a transaction that failed never happened', async () => {
    const ctx = market.context();
    const failing = inTransaction(ctx, async (ctxInTx) => {
      await emit(ctxInTx, 'test.happened', { n: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await deliverNext(ctx, [])).toBe(false);
  });

  test('a consumer that fails leaves no trace and is tried again later, without holding up the others', async () => {
    let healthy = false;
    const done: number[] = [];
    const consumers = [
      consumer('test.happened', async (ctx, { n }) => {
        await ctx.db
          .insertInto('job_leases')
          .values(leaseNamed(`${n}`))
          .execute();
        if (n === 1 && !healthy) throw new Error('not yet');
        done.push(n);
      }),
    ];
    const ctx = market.context({ kind: 'visitor' }, { wakeJobs: () => {} });
    await emit(ctx, 'test.happened', { n: 1 });
    await emit(ctx, 'test.happened', { n: 2 });
    while (await deliverNext(ctx, consumers));
    expect(done).toEqual([2]);
    const waiting = await ctx.db.selectFrom('outbox').select(['tries', 'last_error']).execute();
    expect(waiting).toEqual([{ tries: 1, last_error: 'Error: not yet' }]);
    expect(await ctx.db.selectFrom('job_leases').select('name').execute()).toEqual([{ name: '2' }]);

    healthy = true;
    market.clock.advance(2 * second);
    while (await deliverNext(ctx, consumers));
    expect(done).toEqual([2, 1]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'two processes share the work and repeat none of it',
    async () => {
      const seen: number[] = [];
      const consumers = [consumer('test.happened', async (_, { n }) => void seen.push(n))];
      const ctx = market.context({ kind: 'visitor' }, { wakeJobs: () => {} });
      for (let n = 0; n < 30; n++) await emit(ctx, 'test.happened', { n });
      const work = async () => {
        while (await deliverNext(ctx, consumers));
      };
      await Promise.all([work(), work(), work()]);
      expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    },
  );
});

describe('a lease', () => {
  const lease = (holder: string) => ({ name: 'sweep', holder, seconds: 60 });

  test('allows one holder at a time and is released', async () => {
    const ctx = market.context();
    const worked: string[] = [];
    const first = await withLease(ctx, lease('one'), async () => {
      worked.push('one');
      expect(await withLease(ctx, lease('two'), async () => void worked.push('two'))).toBe(false);
    });
    expect(first).toBe(true);
    expect(await withLease(ctx, lease('two'), async () => void worked.push('two'))).toBe(true);
    expect(worked).toEqual(['one', 'two']);
  });

  test('is released by work that fails, and expires when its holder dies', async () => {
    const ctx = market.context();
    await expect(withLease(ctx, lease('one'), () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await ctx.db
      .insertInto('job_leases')
      .values({ name: 'sweep', holder: 'dead', held_until: new Date(market.clock.now().getTime() + 60_000) })
      .execute();
    expect(await withLease(ctx, lease('two'), async () => {})).toBe(false);
    market.clock.advance(60 * second);
    expect(await withLease(ctx, lease('two'), async () => {})).toBe(true);
  });
});
