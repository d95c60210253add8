import pg from 'pg';
import type { PreparedClient } from './prepared-client.ts';
import { hasNoDeadline, waitWithDeadline } from './request-deadline.ts';

/** A pool whose waits count against the deadline of the waiting request (quality R14). */
export class DeadlinePool extends pg.Pool {
  // Kysely calls without a callback, the pool itself with one; only the first is a waiting request.
  // biome-ignore lint/suspicious/noExplicitAny: pg declares both forms as one overloaded method
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : this.#inTime();
  }

  async #inTime(): Promise<pg.PoolClient> {
    // A free connection comes at once: a timer for its wait would only cost time.
    const isFree = this.idleCount > this.waitingCount;
    const coming = super.connect();
    let client: pg.PoolClient;
    try {
      client = await (isFree ? coming : waitWithDeadline(coming));
    } catch (error) {
      coming.then(
        (unwanted) => unwanted.release(),
        () => {},
      );
      throw error;
    }
    try {
      // The pool makes clients of the class that it was given.
      await (client as unknown as PreparedClient).limitStatements(!hasNoDeadline());
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
