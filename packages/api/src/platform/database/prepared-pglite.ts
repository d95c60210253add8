import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Texts that vary with the number of their values, as bulk inserts do, must not fill the database's memory. */
const usualMost = 400;
const mostSeen = 2_000;
const statements = /^\s*(select|with|insert|update|delete)\b/i;
const reshapes = /^\s*(create|alter|drop)\b/i;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Prepared {
  name: string;
  /** Types of its values. */
  types: number[];
  /** The columns of its rows; undefined for a statement that returns none. */
  shape: Message | undefined;
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/**
 * Queries an embedded database through statements that it parses and plans once: half of the time of most calls went
 * into that (quality P8). A text is prepared at its second use; the least recently used one is evicted. Not for
 * simultaneous statements: the caller keeps them apart.
 */
export class PreparedPglite {
  readonly #database: PGlite;
  readonly #most: number;
  readonly #seen = new Set<string>();
  readonly #prepared = new Map<string, Prepared>();
  #lastName = 0;

  constructor(database: PGlite, { mostStatements = usualMost } = {}) {
    this.#database = database;
    this.#most = mostStatements;
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Results> {
    if (!statements.test(text)) {
      if (reshapes.test(text)) await this.#forgetAll();
      return this.#database.query(text, [...values]);
    }
    const known = this.#prepared.get(text) ?? (await this.#prepare(text));
    return known ? this.#run(text, known, values) : this.#database.query(text, [...values]);
  }

  async #prepare(text: string): Promise<Prepared | undefined> {
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = `p${++this.#lastName}`;
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      shape: messages.find((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(text, prepared);
    await this.#makeRoom();
    return prepared;
  }

  async #run(text: string, prepared: Prepared, values: readonly unknown[]): Promise<Results> {
    const { name, types, shape } = prepared;
    // The last one in the map is the one that was used last.
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
    const { serializers, parsers } = this.#database;
    const sent = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      return serializers[types[at] ?? 0]?.(value) ?? String(value);
    });
    const messages = await this.#send([
      serialize.bind({ statement: name, values: sent }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    await this.#database.syncToFs();
    const [result] = parse.parseResults(shape ? [shape, ...messages] : messages, parsers);
    return result ?? { rows: [], fields: [], affectedRows: 0 };
  }

  async #makeRoom(): Promise<void> {
    const [oldest] = this.#prepared;
    if (this.#prepared.size <= this.#most || !oldest) return;
    this.#prepared.delete(oldest[0]);
    await this.#send([serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync()]);
  }

  async #forgetAll(): Promise<void> {
    if (this.#prepared.size === 0) return;
    this.#prepared.clear();
    await this.#database.query('deallocate all');
  }

  #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.#database.execProtocolStream(joined(parts), { syncToFs: false });
  }
}
