import pg from 'pg';
import { waitWithDeadline } from './request-deadline.ts';

/** A pool whose waits count against the patience of the request that waits (quality R14). */
export class DeadlinePool extends pg.Pool {
  // Kysely asks without a callback, the pool itself with one; only the first is somebody who waits.
  // biome-ignore lint/suspicious/noExplicitAny: pg declares both forms as one overloaded method
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : this.#inTime();
  }

  async #inTime(): Promise<pg.PoolClient> {
    const coming = super.connect();
    try {
      return await waitWithDeadline(coming);
    } catch (error) {
      coming.then(
        (unwanted) => unwanted.release(),
        () => {},
      );
      throw error;
    }
  }
}
