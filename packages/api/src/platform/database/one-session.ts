import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';

export type Rows = PGliteQueryResults<unknown>;

/** The members of PGlite that Kysely uses, for a database with one session: calls and transactions take turns. */
export abstract class OneSession implements PGlite {
  abstract ready: boolean;
  abstract closed: boolean;
  abstract readonly waitReady: Promise<void>;
  #turn: Promise<unknown> = Promise.resolve();

  /** Runs one statement, after those that were requested before. */
  protected abstract ask(sql: string, params?: unknown[]): Promise<Rows>;

  /** Ends the session, after all else. */
  protected abstract end(): Promise<void>;

  query<T>(sql: string, params?: unknown[]): Promise<PGliteQueryResults<T>> {
    return this.#inTurn(() => this.ask(sql, params)) as Promise<PGliteQueryResults<T>>;
  }

  /** Nothing else runs between `begin` and `commit`. A failed statement makes the commit a rejected one. */
  transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const begun = this.ask('begin');
      let failure: unknown;
      const query = async <R>(sql: string, params?: unknown[]) => {
        await begun;
        try {
          const rows = await this.ask(sql, params);
          if (/^rollback to /i.test(sql)) failure = undefined;
          return rows as PGliteQueryResults<R>;
        } catch (error) {
          failure ??= error;
          throw error;
        }
      };
      try {
        const result = await work({ query, rollback: () => Promise.reject(new Error('throw to roll back')) });
        if (failure) {
          throw Object.assign(new Error('the transaction was aborted', { cause: failure }), {
            code: '25P02',
          });
        }
        await this.ask('commit');
        return result;
      } catch (error) {
        await this.ask('rollback').catch(() => {});
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.#inTurn(() => this.end());
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => {});
    return result;
  }
}
