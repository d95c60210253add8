import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { sha256 } from '../platform/content-hash.ts';
import { replaceFile } from '../platform/durable-file.ts';
import { waitForLock } from '../platform/file-lock.ts';
import { type Role, roleOf } from './role.ts';

const KeyEntry = v.object({
  id: v.string(),
  /** The log names this as the actor. */
  name: v.string(),
  role: v.pipe(
    v.string(),
    v.custom<Role>((text) => roleOf(String(text)) !== undefined),
  ),
  /** sha256 of the secret: 256 random bits need no slow hash. */
  hash: v.string(),
  createdAt: v.string(),
  createdBy: v.string(),
  revokedAt: v.optional(v.string()),
});
export type KeyEntry = v.InferOutput<typeof KeyEntry>;

const text = /^pasar_([0-9a-f]{8})_([A-Za-z0-9_-]{43})$/;
const nameShape = /^[\w.@-]{1,40}$/;
const patience = 2_000;

/** The name cannot be written to the log, or is taken; the message is one sentence for the operator. */
export class KeyError extends Error {
  override name = 'KeyError';
}

/**
 * The keys of teams and operations, stored as hashes: reading the file gives no access. Any number of
 * processes may use it; a revoked key is rejected from the next call on.
 */
export class KeyRing {
  readonly #file: string;
  readonly #answers: () => boolean;
  #known: KeyEntry[] = [];

  /** While `answers` reports an unresponsive disk, the keys read last apply. */
  constructor(file: string, answers: () => boolean = () => true) {
    this.#file = file;
    this.#answers = answers;
  }

  list(): KeyEntry[] {
    if (this.#answers()) this.#known = existsSync(this.#file) ? this.#read() : [];
    return this.#known;
  }

  #read(): KeyEntry[] {
    return v.parse(v.array(KeyEntry), JSON.parse(readFileSync(this.#file, 'utf8')));
  }

  /** Makes a key and returns its text, which is shown this once. Throws KeyError. */
  async create(o: {
    role: Role;
    name: string;
    by: string;
    now: Date;
    /** Validates the name and creates no key. */
    dryRun?: boolean;
  }): Promise<{ key: string; entry: KeyEntry }> {
    if (!nameShape.test(o.name))
      throw new KeyError('The name of a key has up to 40 letters, digits and . _ @ - signs.');
    const id = randomBytes(4).toString('hex');
    const secret = randomBytes(32).toString('base64url');
    const entry: KeyEntry = {
      id,
      name: o.name,
      role: o.role,
      hash: sha256(secret),
      createdAt: o.now.toISOString(),
      createdBy: o.by,
    };
    await this.#change((entries) => {
      if (entries.some(({ name, revokedAt }) => name === o.name && !revokedAt))
        throw new KeyError(`There is a key named ${o.name} already; revoke it first or choose another name.`);
      return [...entries, entry];
    }, o.dryRun);
    return { key: `pasar_${id}_${secret}`, entry };
  }

  /** Ends a key by its id or name. Throws KeyError when there is none. */
  async revoke(which: string, now: Date, dryRun = false): Promise<KeyEntry> {
    let ended: KeyEntry | undefined;
    await this.#change(
      (entries) =>
        entries.map((entry) => {
          if (entry.revokedAt || (entry.id !== which && entry.name !== which)) return entry;
          ended = { ...entry, revokedAt: now.toISOString() };
          return ended;
        }),
      dryRun,
    );
    if (!ended) throw new KeyError(`There is no key '${which}' in use.`);
    return ended;
  }

  /** The entry of a key's text; undefined when it is none, or was revoked. */
  find(key: string): KeyEntry | undefined {
    const [, id, secret = ''] = text.exec(key) ?? [];
    const entry = this.byId(id ?? '');
    const [given, kept] = [Buffer.from(sha256(secret)), Buffer.from(entry?.hash ?? sha256(''))];
    return timingSafeEqual(given, kept) && entry ? entry : undefined;
  }

  /** A key in use. */
  byId(id: string): KeyEntry | undefined {
    return this.list().find((entry) => entry.id === id && !entry.revokedAt);
  }

  async #change(change: (entries: KeyEntry[]) => KeyEntry[], dryRun = false): Promise<void> {
    if (dryRun) return void change(this.list());
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const release = await waitForLock(`${this.#file}.lock`, patience);
    if (!release) throw new KeyError('Somebody else is changing the keys; try again.');
    try {
      replaceFile(this.#file, `${JSON.stringify(change(this.list()), null, 2)}\n`, 0o600);
    } finally {
      release();
    }
  }
}
