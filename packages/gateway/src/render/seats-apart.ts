import { KeptApart } from './kept-apart.ts';
import type { RenderRequest } from './protocol.ts';
import type { Outcome, Seat } from './seat.ts';

/** What a document ends as: `failed` also when its worker was lost. */
export type PoolOutcome = Extract<Outcome, { kind: 'rendered' | 'failed' }>;

export const failed = (message: string): PoolOutcome => ({ kind: 'failed', message });

const idleAfter = 30_000;

type MakeSeat = (onEnd: (seat: Seat) => void) => Seat;

/** One worker for each bundle that is kept apart, made when it is needed and ended when it is idle. */
export class SeatsApart {
  readonly kept = new KeptApart();
  readonly #makeSeat: MakeSeat;
  readonly #seats = new Map<string, { seat: Seat; usedAt: number }>();

  constructor(makeSeat: MakeSeat) {
    this.#makeSeat = makeSeat;
  }

  get seats(): Seat[] {
    return [...this.#seats.values()].map(({ seat }) => seat);
  }

  /** Renders a document in its bundle's own worker, and learns from how that went. */
  async render(key: string, request: RenderRequest, signal: AbortSignal): Promise<PoolOutcome> {
    const now = performance.now();
    if (this.kept.rests(key, now)) return failed(`${key} went silent a moment ago`);
    this.kept.suspect(key);
    const seat = this.#seatFor(key);
    if (seat.silent) return failed(`${key} is silent`);
    const outcome = await seat.render(request, [], signal);
    if (outcome.kind === 'lost' || outcome.kind === 'elsewhere') {
      this.kept.convict(key, performance.now());
      return failed(`${key} was lost in a worker of its own`);
    }
    this.kept.acquit(key);
    return outcome;
  }

  /** Ends the workers that nobody needs any more. */
  tidy(now: number): void {
    for (const [key, { seat, usedAt }] of this.#seats) {
      if (seat.load === 0 && (!this.kept.has(key) || now - usedAt > idleAfter)) void seat.end();
    }
  }

  #seatFor(key: string): Seat {
    const known = this.#seats.get(key);
    if (known) {
      known.usedAt = performance.now();
      return known.seat;
    }
    const seat = this.#makeSeat((ended) => {
      if (this.#seats.get(key)?.seat === ended) this.#seats.delete(key);
    });
    this.#seats.set(key, { seat, usedAt: performance.now() });
    return seat;
  }
}
