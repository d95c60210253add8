import pg from 'pg';
import { patienceLeft, spendPatience } from './patience.ts';

const late = Symbol('late');

/** A pool whose waits count against the patience of the request that waits (quality R14). */
export class PatientPool extends pg.Pool {
  // Kysely asks without a callback, the pool itself with one; only the first is somebody who waits.
  // biome-ignore lint/suspicious/noExplicitAny: pg declares both forms as one overloaded method
  override connect(callback?: any): any {
    return callback ? super.connect(callback) : this.#inTime();
  }

  async #inTime(): Promise<pg.PoolClient> {
    const began = performance.now();
    const coming = super.connect();
    const { promise: tooLate, resolve } = Promise.withResolvers<typeof late>();
    const timer = setTimeout(() => resolve(late), patienceLeft());
    try {
      const client = await Promise.race([coming, tooLate]);
      if (client !== late) return client;
      coming.then(
        (unwanted) => unwanted.release(),
        () => {},
      );
      throw new Error('timeout exceeded when trying to connect');
    } finally {
      clearTimeout(timer);
      spendPatience(began);
    }
  }
}
