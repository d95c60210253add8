import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import type { Context } from '../context.ts';
import { inTransaction } from './in-transaction.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const lease = (ctx: Context, name: string) =>
  ctx.db.insertInto('job_leases').values({ name, holder: 'test', held_until: ctx.clock.now() }).execute();
const leases = async () =>
  (await market.database.db.selectFrom('job_leases').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

describe('a transaction', () => {
  test('writes all or nothing, and its effects follow the commit', async () => {
    const effects: string[] = [];
    const work = (fails: boolean) =>
      inTransaction(market.context(), async (ctx) => {
        await lease(ctx, fails ? 'lost' : 'kept');
        ctx.afterCommit(() => effects.push(fails ? 'lost' : 'kept'));
        expect(effects).toEqual([]);
        if (fails) throw new Error('no');
        return 'done';
      });
    await expect(work(true)).rejects.toThrow('no');
    expect(await work(false)).toBe('done');
    expect(await leases()).toEqual(['kept']);
    expect(effects).toEqual(['kept']);
  });

  test('a handler inside a handler joins it', async () => {
    const outer = inTransaction(market.context(), async (ctx) => {
      await inTransaction(ctx, (inner) => lease(inner, 'inner'));
      throw new Error('after all');
    });
    await expect(outer).rejects.toThrow('after all');
    expect(await leases()).toEqual([]);
  });

  test('is tried again when the database requires it, and only then', async () => {
    let tries = 0;
    const passing = await inTransaction(market.context(), async (ctx) => {
      await lease(ctx, 'once');
      if (++tries < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' });
      return tries;
    });
    expect(passing).toBe(3);
    expect(await leases()).toEqual(['once']);

    let others = 0;
    const failing = inTransaction(market.context(), async () => {
      others++;
      throw Object.assign(new Error('unique'), { code: '23505' });
    });
    await expect(failing).rejects.toThrow('unique');
    expect(others).toBe(1);
  });

  test.runIf(process.env.TEST_DATABASE_URL)('two that deadlock both end well', { tags: 'slow' }, async () => {
    const ctx = market.context();
    await lease(ctx, 'a');
    await lease(ctx, 'b');
    const touch = (inTx: Context, name: string) =>
      sql`update job_leases set holder = holder || '.' where name = ${name}`.execute(inTx.db);
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    const crossing = (first: string, second: string) =>
      inTransaction(ctx, async (inTx) => {
        await touch(inTx, first);
        if (++waiting === 2) both.resolve();
        await both.promise;
        await touch(inTx, second);
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    const rows = await market.database.db.selectFrom('job_leases').select('holder').execute();
    expect(rows).toEqual([{ holder: 'test..' }, { holder: 'test..' }]);
  });
});
