import { createHash } from 'node:crypto';
import pg from 'pg';
import { getRemainingMs, isPastDeadline, recordWait } from './request-deadline.ts';

/** Texts that vary with the number of their values, as bulk inserts do, must not fill the server's memory. */
const mostStatements = 300;
/** A write of more values is a bulk insert: its text seldom comes again. */
const mostValues = 60;
const reads = /^\s*(select|with)\b/i;
const writes = /^\s*(insert|update|delete)\b/i;

const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

const isNamed = (text: string, values: readonly unknown[]): boolean =>
  reads.test(text) || (values.length <= mostValues && writes.test(text));

const ends = /^\s*(commit|rollback)\b/i;

/**
 * A connection that names its statements, so that PostgreSQL parses and plans each text once per connection: half of
 * the time of a listing went into planning (quality P8). A statement without a response in time closes the connection,
 * which ends its transaction: PostgreSQL's own limit does not help when the network drops its message (quality R14).
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever waits for a response receives the response's own error.
    this.on('error', () => {});
  }

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
    const name = isNamed(text, values) ? nameOf(text) : undefined;
    return this.#inTime(
      (name
        ? query.call(this, { name, text, values }, ...rest)
        : query.call(this, text, values, ...rest)) as Promise<unknown>,
    );
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
