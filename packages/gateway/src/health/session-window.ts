import { afterSign, type Session, type Sign } from './session.ts';

/** As many sessions tell as much of a version as all of them. */
const most = 5_000;

/** Where a session's id falls between 0 and 1; ids are random hexadecimal digits. */
const rankOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32;

/**
 * The sessions of one version in the last so many milliseconds. When there are too many, every second one by its id is
 * let go, and so is every one like it from then on: what is left is a fair sample in which each session counts once.
 */
export class SessionWindow {
  readonly #span: number;
  readonly #sessions = new Map<string, Session>();
  #rate = 1;

  constructor(span: number) {
    this.#span = span;
  }

  /** Takes a sign of a session in. Returns whether it said something new of a session in the sample. */
  add(id: string, sign: Sign): boolean {
    if (rankOf(id) >= this.#rate) return false;
    const known = this.#sessions.get(id);
    const after = afterSign(known, sign);
    if (after === known) return false;
    this.#sessions.set(id, after);
    if (this.#sessions.size > most) this.#thin(sign.at);
    return true;
  }

  get(id: string): Session | undefined {
    return this.#sessions.get(id);
  }

  /** The sessions that began within the window, oldest first. */
  sessions(now: number): Session[] {
    this.#expire(now);
    return [...this.#sessions.values()];
  }

  #expire(now: number): void {
    for (const [id, { at }] of this.#sessions) {
      if (now - at <= this.#span) break;
      this.#sessions.delete(id);
    }
    if (this.#rate < 1 && this.#sessions.size < most / 4) this.#rate = Math.min(1, this.#rate * 2);
  }

  #thin(now: number): void {
    this.#expire(now);
    if (this.#sessions.size <= most) return;
    this.#rate /= 2;
    for (const id of this.#sessions.keys()) if (rankOf(id) >= this.#rate) this.#sessions.delete(id);
  }
}
