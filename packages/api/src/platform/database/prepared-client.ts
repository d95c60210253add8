import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { getRemainingMs, isPastDeadline, recordWait } from './request-deadline.ts';

/** A connection keeps so many statements: PostgreSQL has the plan of each in its memory. */
const mostStatements = 300;
/** A write of more values is a bulk insert: its text seldom comes again. */
const mostValues = 60;
const reads = /^\s*(select|with)\b/i;
const writes = /^\s*(insert|update|delete)\b/i;

/** Texts that vary with the number of their values, as some lists do, are not prepared at their first use. */
const seen = new LRUCache<string, true>({ max: 10 * mostStatements });

const isSeen = (text: string): boolean => {
  if (seen.get(text)) return true;
  seen.set(text, true);
  return false;
};

const mayPrepare = (text: string, values: readonly unknown[]): boolean =>
  (reads.test(text) || (values.length <= mostValues && writes.test(text))) && isSeen(text);

const ends = /^\s*(commit|rollback)\b/i;

/**
 * A connection that prepares its statements, so that PostgreSQL parses and plans each text once per connection: half of
 * the time of a listing went into planning (quality P8). The least recently used one is dropped. A statement without a response in time closes the connection,
 * which ends its transaction: PostgreSQL's own limit does not help when the network drops its message (quality R14).
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever waits for a response receives the response's own error.
    this.on('error', () => {});
  }

  readonly #names = new LRUCache<string, string>({ max: mostStatements });
  #lastName = 0;
  #isLimited = true;

  /** Lifts the server's limits of this connection, for work that takes as long as it needs, or sets them again. */
  async limitStatements(isLimited: boolean): Promise<void> {
    if (isLimited === this.#isLimited) return;
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const commands = limits.map((name) => (isLimited ? `reset ${name}` : `set ${name} = 0`));
    await super.query(commands.join('; '));
    this.#isLimited = isLimited;
  }

  // The pool and Kysely call pg's overloads; only the form (text, values) is theirs to rewrite.
  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine overloads of this method
  override query(text: any, values?: any, ...rest: any[]): any {
    const query = super.query as (...all: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values)) return query.call(this, text, values, ...rest);
    if (isPastDeadline() && !ends.test(text)) return Promise.reject(new Error('Connection terminated: late'));
    return this.#inTime(
      this.#names.has(text) || mayPrepare(text, values)
        ? this.#queryPrepared(text, values, rest)
        : (query.call(this, text, values, ...rest) as Promise<unknown>),
    );
  }

  async #queryPrepared(text: string, values: unknown[], rest: unknown[]): Promise<unknown> {
    let name = this.#names.get(text);
    if (name === undefined) {
      const dropped = this.#names.size < mostStatements ? undefined : this.#names.pop();
      // Refused in a transaction that has failed: the statement stays, and its name is never used again.
      if (dropped !== undefined) await super.query(`deallocate ${dropped}`).catch(() => {});
      name = `p${++this.#lastName}`;
      this.#names.set(text, name);
    }
    return (super.query as (...all: unknown[]) => unknown).call(this, { name, text, values }, ...rest);
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    const began = performance.now();
    const late = setTimeout(() => this.connection.stream.destroy(), getRemainingMs());
    try {
      return await answer;
    } finally {
      clearTimeout(late);
      recordWait(began);
    }
  }
}
