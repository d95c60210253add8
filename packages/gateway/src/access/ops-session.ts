import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../platform/durable-file.ts';
import type { KeyEntry, KeyRing } from './key-ring.ts';

/** A working day; then the key is asked for again. */
export const sessionSeconds = 8 * 3_600;

/**
 * Sessions of the console: a signed ticket in a cookie stands for a key, so that the key itself is typed once and kept
 * nowhere. Every gateway of a registry takes it, until it ends or its key is revoked.
 */
export class OpsSessions {
  readonly #file: string;
  readonly #ring: KeyRing;
  readonly #answers: () => boolean;
  #known: string | undefined;

  /** While `answers` says no, the secret that was read last holds. */
  constructor(file: string, ring: KeyRing, answers: () => boolean = () => true) {
    this.#file = file;
    this.#ring = ring;
    this.#answers = answers;
  }

  /** A ticket for a key. */
  open({ id }: KeyEntry, now: Date): string {
    const body = `${id}.${Math.floor(now.getTime() / 1_000) + sessionSeconds}`;
    return `${body}.${this.#sign(body)}`;
  }

  /** The key that a ticket stands for; undefined when it ended, was changed, or its key was revoked. */
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
    // Without any secret no ticket holds.
    if (!this.#answers()) return this.#known ?? randomBytes(32).toString('base64url');
    if (!existsSync(this.#file)) {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      replaceFile(this.#file, randomBytes(32).toString('base64url'), 0o600);
    }
    this.#known = readFileSync(this.#file, 'utf8');
    return this.#known;
  }
}
