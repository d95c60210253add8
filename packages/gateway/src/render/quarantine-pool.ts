import type { RenderRequest } from './protocol.ts';
import { Quarantine } from './quarantine.ts';
import type { RenderResult, RenderWorkerHandle } from './render-worker-handle.ts';

/** How a document ends: `failed` also when its worker died. */
export type PoolResult = Extract<RenderResult, { kind: 'rendered' | 'failed' }>;

export const failed = (message: string): PoolResult => ({ kind: 'failed', message });

const idleAfter = 30_000;

type MakeSeat = (onEnd: (seat: RenderWorkerHandle) => void) => RenderWorkerHandle;

/** One worker for each quarantined bundle, created when it is needed and ended when it is idle. */
export class QuarantinePool {
  readonly kept = new Quarantine();
  readonly #makeSeat: MakeSeat;
  readonly #seats = new Map<string, { seat: RenderWorkerHandle; usedAt: number }>();

  constructor(makeSeat: MakeSeat) {
    this.#makeSeat = makeSeat;
  }

  get seats(): RenderWorkerHandle[] {
    return [...this.#seats.values()].map(({ seat }) => seat);
  }

  /** Renders a document in its bundle's own worker, and learns from how that went. */
  async render(key: string, request: RenderRequest, signal: AbortSignal): Promise<PoolResult> {
    const now = performance.now();
    if (this.kept.rests(key, now)) return failed(`${key} went silent a moment ago`);
    this.kept.suspect(key);
    const seat = this.#seatFor(key);
    if (seat.silent) return failed(`${key} is silent`);
    const outcome = await seat.render(request, [], signal);
    if (outcome.kind === 'lost' || outcome.kind === 'elsewhere') {
      this.kept.convict(key, performance.now());
      return failed(`${key} was lost in a separate worker`);
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

  #seatFor(key: string): RenderWorkerHandle {
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
