import { applyBeaconEvent, type BeaconEvent, getQuotas, type Session } from './session.ts';

/** This many sessions describe a version as well as all of them. */
const most = 5_000;

/** Where a session's id falls between 0 and 1; ids are random hexadecimal digits. */
const rankOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32;

/**
 * The sessions of one version in the last so many milliseconds, at most so many of one network: whoever loads pages
 * without end must not push the others out. When there are too many, every second one by its id is
 * let go, and so is every one like it from then on: what is left is a fair sample in which each session counts once.
 */
export class SessionWindow {
  readonly #span: number;
  readonly #perSource: number;
  readonly #sessions = new Map<string, Session>();
  readonly #bySource = new Map<string, number>();
  #rate = 1;

  constructor(span: number, perSource = Number.POSITIVE_INFINITY) {
    this.#span = span;
    this.#perSource = perSource;
  }

  /** Adds a beacon event of a session. Returns whether it changed a session in the sample. */
  add(id: string, sign: BeaconEvent): boolean {
    if (rankOf(id) >= this.#rate) return false;
    const known = this.#sessions.get(id);
    const after = applyBeaconEvent(known, sign);
    if (after === known) return false;
    if (!known && !this.#hasRoomFor(sign)) return false;
    this.#sessions.set(id, after);
    if (!known) this.#count(sign, 1);
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

  #count(from: Pick<Session, 'source' | 'site'>, by: 1 | -1): void {
    for (const { name } of getQuotas(from, this.#perSource)) {
      const count = (this.#bySource.get(name) ?? 0) + by;
      if (count > 0) this.#bySource.set(name, count);
      else this.#bySource.delete(name);
    }
  }

  #hasRoomFor(sign: BeaconEvent): boolean {
    const quotas = getQuotas(sign, this.#perSource);
    const isFull = () => quotas.some(({ name, most: quota }) => (this.#bySource.get(name) ?? 0) >= quota);
    if (isFull()) this.#expire(sign.at);
    return !isFull();
  }

  #drop(id: string, session: Session): void {
    this.#sessions.delete(id);
    this.#count(session, -1);
  }

  #expire(now: number): void {
    for (const [id, session] of this.#sessions) {
      if (now - session.at <= this.#span) break;
      this.#drop(id, session);
    }
    if (this.#rate < 1 && this.#sessions.size < most / 4) this.#rate = Math.min(1, this.#rate * 2);
  }

  #thin(now: number): void {
    this.#expire(now);
    if (this.#sessions.size <= most) return;
    this.#rate /= 2;
    for (const [id, session] of this.#sessions) if (rankOf(id) >= this.#rate) this.#drop(id, session);
  }
}
