import { Worker } from 'node:worker_threads';
import { OneSession, type Rows } from './one-session.ts';

export interface WorkerCall {
  id: number;
  op: 'query' | 'close';
  sql: string;
  params?: unknown[];
}
export type WorkerResponse =
  | { ready: true }
  | { id: number; rows: unknown[]; affectedRows?: number }
  | { id: number; error: { message: string; code?: string; [field: string]: unknown } };

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

/** A database in a worker thread. */
export class PgliteClient extends OneSession {
  ready = false;
  closed = false;
  readonly waitReady: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #release: () => void;
  #lastId = 0;
  #broken: Error | null = null;

  /** `release` runs once, after the database is closed or its thread has died. */
  constructor(folder: string, release: () => void) {
    super();
    this.#release = release;
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { folder },
      // The flags of the main thread may not fit a worker.
      execArgv: [],
    });
    this.waitReady = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: WorkerResponse) => {
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

  protected override ask(sql: string, params?: unknown[]): Promise<Rows> {
    return this.#call('query', sql, params);
  }

  protected override async end(): Promise<void> {
    await this.#call('close', '');
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

  #settle(message: Exclude<WorkerResponse, { ready: true }>): void {
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
