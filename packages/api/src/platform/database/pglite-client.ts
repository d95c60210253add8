import { Worker } from 'node:worker_threads';
import type { PGlite, PGliteQueryResults, PGliteTransaction } from 'kysely';

export interface WorkerCall {
  id: number;
  op: 'query' | 'close';
  sql: string;
  params?: unknown[];
}
export type WorkerAnswer =
  | { ready: true }
  | { id: number; rows: unknown[]; affectedRows?: number }
  | { id: number; error: { message: string; code?: string; [field: string]: unknown } };

type Rows = PGliteQueryResults<unknown>;
interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** The members of PGlite that Kysely uses, answered by a database in a worker thread. */
export class PgliteClient implements PGlite {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #release: () => void;
  #lastId = 0;
  #broken: Error | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** `release` runs once, after the database is closed or its thread has died. */
  constructor(folder: string, release: () => void) {
    this.#release = release;
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { folder },
      // The flags of the main thread may not fit a worker.
      execArgv: [],
    });
    this.waitReady = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerAnswer) => {
        if (!('ready' in message)) return this.#settle(message);
        this.ready = true;
        resolve();
      });
      this.#worker.on('error', (error: Error) => {
        this.#break(error);
        reject(error);
      });
      this.#worker.on('exit', (code) => {
        this.#break(new Error(`the database's thread ended with code ${code}`));
        reject(this.#broken ?? new Error('the database did not start'));
      });
    });
    this.waitReady.catch(() => {});
  }

  query<T>(sql: string, params?: unknown[]): Promise<PGliteQueryResults<T>> {
    return this.#inTurn(() => this.#call('query', sql, params)) as Promise<PGliteQueryResults<T>>;
  }

  /** Nothing else runs between `begin` and `commit`. A failed statement makes the commit a refused one. */
  transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const begun = this.#call('query', 'begin');
      let failure: unknown;
      const query = async <R>(sql: string, params?: unknown[]) => {
        await begun;
        try {
          const rows = await this.#call('query', sql, params);
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
        await this.#call('query', 'commit');
        return result;
      } catch (error) {
        await this.#call('query', 'rollback').catch(() => {});
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.#inTurn(() => this.#call('close', ''));
    await this.#worker.terminate();
  }

  #call(op: WorkerCall['op'], sql: string, params?: unknown[]): Promise<Rows> {
    if (this.#broken) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, op, sql, params } satisfies WorkerCall);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work);
    this.#turn = result.catch(() => {});
    return result;
  }

  #settle(message: Exclude<WorkerAnswer, { ready: true }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (!waiting) return;
    if ('error' in message) waiting.reject(Object.assign(new Error(message.error.message), message.error));
    else waiting.resolve({ rows: message.rows, affectedRows: message.affectedRows, fields: [] });
  }

  #break(error: Error): void {
    if (this.#broken) return;
    this.#broken = error;
    this.closed = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.#release();
  }
}
