import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DeadlinePool } from './deadline-pool.ts';
import { maxWaitsMs, withoutDeadline, withRequestDeadline } from './request-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the pool needs of a connection, without a network. */
class LocalClient extends EventEmitter {
  readonly _queryable = true;
  limits: boolean[] = [];
  connect(done: (error?: Error) => void) {
    process.nextTick(done);
  }
  end(done: () => void) {
    process.nextTick(done);
  }
  async limitStatements(isLimited: boolean) {
    this.limits.push(isLimited);
  }
}

interface Connection extends LocalClient {
  release(destroy?: boolean): void;
}

const openPool = (max: number, Client = LocalClient) => {
  const before = { ...maxWaitsMs };
  onTestFinished(() => void Object.assign(maxWaitsMs, before));
  maxWaitsMs.request = 2_000;
  // The class has what the pool calls; no timer of the pool itself may run beside those that are counted.
  const pool = new DeadlinePool({ max, idleTimeoutMillis: 0, Client: Client as unknown as typeof pg.Client });
  const connect = (): Promise<Connection> => pool.connect();
  return { pool, connect };
};

describe('a request that needs a connection [R14]', () => {
  test('gets a free one without a timer, and waits in time where others wait for it too', async () => {
    const { connect } = openPool(2);
    const [first, second] = [await connect(), await connect()];
    expect(first).not.toBe(second);
    first.release();
    const next = connect();
    expect(vi.getTimerCount()).toBe(0);
    const later = connect();
    expect(vi.getTimerCount()).toBe(1);
    expect(await next).toBe(first);
    second.release();
    expect(await later).toBe(second);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gets an error in its own time when all are busy, and leaves the one that comes after it to others', async () => {
    const { pool, connect } = openPool(1);
    const held = await connect();
    const refused = expect(withRequestDeadline(connect)).rejects.toThrow('timeout exceeded');
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    held.release();
    await vi.advanceTimersByTimeAsync(0);
    expect([pool.idleCount, pool.waitingCount]).toEqual([1, 0]);
    expect(await connect()).toBe(held);
  });

  test('gets the error of a database that refuses connections', async () => {
    class RefusingClient extends LocalClient {
      override connect(done: (error?: Error) => void) {
        process.nextTick(done, new Error('refused'));
      }
    }
    const { connect } = openPool(1, RefusingClient);
    await expect(connect()).rejects.toThrow('refused');
  });

  test('gets one whose statements are limited; an export gets one without limits', async () => {
    const { connect } = openPool(1);
    const client = await withRequestDeadline(connect);
    client.release();
    (await withoutDeadline(connect)).release();
    expect(client.limits).toEqual([true, false]);
  });

  test('does not get one that fails before its first statement, nor does the next', async () => {
    class BrokenClient extends LocalClient {
      override async limitStatements() {
        throw new Error('broken');
      }
    }
    const { pool, connect } = openPool(1, BrokenClient);
    await expect(connect()).rejects.toThrow('broken');
    expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
  });
});

test('a connection that the pool takes for itself has no deadline', async () => {
  const { pool } = openPool(1);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  pool.connect((_: unknown, client: unknown) => resolve(client));
  expect(vi.getTimerCount()).toBe(0);
  const client = await promise;
  expect(client).toBeInstanceOf(LocalClient);
  expect((client as LocalClient).limits).toEqual([]);
});
