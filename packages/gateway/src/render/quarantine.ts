interface Entry {
  /** It went silent or ended its worker: it stays in quarantine for good. */
  convicted: boolean;
  strikes: number;
  restsUntil: number;
}

const shortestRest = 1_000;
const longestRest = 60_000;

/**
 * The bundles that are rendered in a separate worker. A bundle comes here when it was running in a worker
 * that went silent. One good document there clears it; the loss of that worker too quarantines it for good.
 * After each loss it backs off, twice as long every time, so that an endless loop cannot occupy a core.
 */
export class Quarantine {
  readonly #entries = new Map<string, Entry>();

  get keys(): string[] {
    return [...this.#entries.keys()];
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  suspect(key: string): void {
    if (!this.has(key)) this.#entries.set(key, { convicted: false, strikes: 0, restsUntil: 0 });
  }

  rests(key: string, now: number): boolean {
    return now < (this.#entries.get(key)?.restsUntil ?? 0);
  }

  acquit(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry?.convicted) this.#entries.delete(key);
    else entry.strikes = 0;
  }

  convict(key: string, now: number): void {
    const strikes = (this.#entries.get(key)?.strikes ?? 0) + 1;
    const rest = Math.min(shortestRest * 2 ** (strikes - 1), longestRest);
    this.#entries.set(key, { convicted: true, strikes, restsUntil: now + rest });
  }

  /** Removes what is no longer part of the plan. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#entries.keys()) if (!keys.has(key)) this.#entries.delete(key);
  }
}
