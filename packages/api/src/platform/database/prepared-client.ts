import { createHash } from 'node:crypto';
import pg from 'pg';

/** Texts that vary with the number of their values, as bulk inserts do, must not fill the server's memory. */
const mostStatements = 300;
const reads = /^\s*(select|with)\b/i;

const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/**
 * A connection that names its reads, so that PostgreSQL parses and plans each text once per connection: half of the
 * time of a listing went into planning (quality P8).
 */
export class PreparedClient extends pg.Client {
  // The pool and Kysely call pg's overloads; only the form (text, values) is theirs to rewrite.
  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine overloads of this method
  override query(text: any, values?: any, ...rest: any[]): any {
    const name =
      typeof text === 'string' && Array.isArray(values) && reads.test(text) ? nameOf(text) : undefined;
    const query = super.query as (...all: unknown[]) => unknown;
    return name ? query.call(this, { name, text, values }, ...rest) : query.call(this, text, values, ...rest);
  }
}
