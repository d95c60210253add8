import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../platform/durable-file.ts';
import type { KeyEntry, KeyRing } from './key-ring.ts';

/** A working day; then the console requires the key again. */
export const sessionSeconds = 8 * 3_600;

/**
 * Sessions of the console: a signed token in a cookie represents a key, so that the key is typed once and
 * never stored. Every gateway of a registry accepts it until it expires or its key is revoked.
 */
export class OpsSessions {
  readonly #file: string;
  readonly #ring: KeyRing;
  readonly #answers: () => boolean;
  #known: string | undefined;

  /** While `answers` reports an unresponsive disk, the secret read last applies. */
  constructor(file: string, ring: KeyRing, answers: () => boolean = () => true) {
    this.#file = file;
    this.#ring = ring;
    this.#answers = answers;
  }

  /** A session token for a key. */
  open({ id }: KeyEntry, now: Date): string {
    const body = `${id}.${Math.floor(now.getTime() / 1_000) + sessionSeconds}`;
    return `${body}.${this.#sign(body)}`;
  }

  /** The key that a token represents; undefined when it expired, was changed, or its key was revoked. */
  find(ticket: string, now: Date): KeyEntry | undefined {
    const [id = '', until = '', mark = ''] = ticket.split('.');
    const [given, right] = [Buffer.from(mark), Buffer.from(this.#sign(`${id}.${until}`))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return Number(until) * 1_000 > now.getTime() ? this.#ring.byId(id) : undefined;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret()).update(body).digest('base64url');
  }

  #secret(): string {
    // Without any secret no token is valid.
    if (!this.#answers()) return this.#known ?? randomBytes(32).toString('base64url');
    if (!existsSync(this.#file)) {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      replaceFile(this.#file, randomBytes(32).toString('base64url'), 0o600);
    }
    this.#known = readFileSync(this.#file, 'utf8');
    return this.#known;
  }
}
