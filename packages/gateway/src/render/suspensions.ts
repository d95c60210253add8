interface Entry {
  faults: number[];
  rest: number;
  until: number;
}

const span = 5 * 60_000;
const most = 3;
const rests = { shortest: 60_000, longest: 15 * 60_000 };

/** Versions that cannot run for now: three faults within 5 minutes, then rests that double from 1 minute to 15. */
export class Suspensions {
  readonly #entries = new Map<string, Entry>();

  has(key: string, now: number): boolean {
    return now < (this.#entries.get(key)?.until ?? 0);
  }

  /** Counts a fault; true when it suspends the version. */
  fault(key: string, now: number): boolean {
    const entry = this.#entries.get(key) ?? { faults: [], rest: rests.shortest, until: 0 };
    this.#entries.set(key, entry);
    entry.faults = [...entry.faults.filter((at) => now - at < span), now];
    if (entry.faults.length < most) return false;
    entry.faults = [];
    entry.until = now + entry.rest;
    entry.rest = Math.min(2 * entry.rest, rests.longest);
    return true;
  }

  /** Forgets versions that no plan names. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.#entries.keys()) if (!keys.has(key)) this.#entries.delete(key);
  }
}
