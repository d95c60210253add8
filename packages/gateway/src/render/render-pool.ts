import type { Logger } from 'pino';
import type { Bundles, RenderRequest, WorkerSetup } from './protocol.ts';
import { failed, type PoolResult, QuarantinePool } from './quarantine-pool.ts';
import { RenderWorkerHandle } from './render-worker-handle.ts';

export interface RenderPoolOptions {
  setup: WorkerSetup;
  /** Workers for everybody. */
  seats: number;
  log: Logger;
}

const round = 100;
const mostExternalBytes = 384 * 2 ** 20;

/**
 * Render workers. Any document may run in any of them, until the bundle that it needs was running in one that went
 * silent: then it is tried once more in a separate worker, so that the documents of other slices are in time.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #apart = new QuarantinePool((onEnd) => this.#newSeat(onEnd));
  readonly #timer: NodeJS.Timeout;
  #seats: RenderWorkerHandle[] = [];
  #plans: readonly Bundles[] = [];
  #lastRound = performance.now();
  #closed = false;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    for (let n = 0; n < options.seats; n += 1) this.#addSeat();
    this.#timer = setInterval(() => this.#look(), round);
    this.#timer.unref();
  }

  /** Announces the coming bundles to all workers. */
  prepare(plans: readonly Bundles[]): void {
    this.#plans = plans;
    const slices = plans.flatMap((plan) => Object.values(plan.slices));
    this.#apart.kept.keepOnly(new Set(slices.map(({ key }) => key)));
    for (const seat of this.#everySeat()) seat.prepare(plans);
  }

  /** Renders one document. Never throws; the signal's abort reaches the loaders. */
  async render(request: RenderRequest, signal: AbortSignal): Promise<PoolResult> {
    for (let ended = 0; ended < 2 && !signal.aborted; ) {
      const outcome = await this.#freeSeat().render(request, this.#apart.kept.keys, signal);
      if (outcome.kind === 'rendered' || outcome.kind === 'failed') return outcome;
      if (signal.aborted) break;
      if (outcome.key !== undefined) return this.#apart.render(outcome.key, request, signal);
      // It only waited there: the next worker may be looping, too, and not known for it yet.
      if (outcome.kind !== 'lost' || !outcome.silent) ended += 1;
    }
    return failed('the worker was lost');
  }

  /** Renders the same document once in every worker, so that the first visitor finds warm code. */
  async warm(request: RenderRequest, signal: AbortSignal): Promise<void> {
    await Promise.all(this.#seats.map((seat) => seat.render(request, [], signal)));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#everySeat().map((seat) => seat.end()));
  }

  #freeSeat(): RenderWorkerHandle {
    const talking = this.#seats.filter((seat) => !seat.silent);
    // Never more than twice as many: when all are silent at once, the machine is busy rather than the slices bad.
    const mayGrow = this.#seats.length < 2 * this.#options.seats;
    if (talking.length === 0 && mayGrow) return this.#addSeat();
    const [first = this.#addSeat(), ...others] = talking.length > 0 ? talking : this.#seats;
    return others.reduce((best, seat) => (seat.load < best.load ? seat : best), first);
  }

  #addSeat(): RenderWorkerHandle {
    const seat = this.#newSeat((ended) => {
      this.#seats = this.#seats.filter((other) => other !== ended);
      if (!this.#closed && this.#seats.length < this.#options.seats) this.#addSeat();
    });
    this.#seats.push(seat);
    return seat;
  }

  #newSeat(onEnd: (seat: RenderWorkerHandle) => void): RenderWorkerHandle {
    const { setup, log } = this.#options;
    const seat = new RenderWorkerHandle(setup, {
      onEnd,
      onSaid: (said) => log.warn({ said }, 'a render worker said'),
    });
    seat.prepare(this.#plans);
    return seat;
  }

  #everySeat(): RenderWorkerHandle[] {
    return [...this.#seats, ...this.#apart.seats];
  }

  #look(): void {
    const now = performance.now();
    // This process is late itself: messages of the workers are still unread.
    const late = now - this.#lastRound > 2 * round;
    this.#lastRound = now;
    if (late) return;
    for (const seat of this.#everySeat()) void this.#watch(seat);
    this.#apart.tidy(now);
    const spare = this.#seats.length > this.#options.seats && this.#seats.find(({ load }) => load === 0);
    if (spare) void spare.end();
  }

  async #watch(seat: RenderWorkerHandle): Promise<void> {
    const { log } = this.#options;
    const { externalBytes } = await seat.look().catch(() => ({ externalBytes: 0 }));
    if (seat.dead || externalBytes > mostExternalBytes) {
      log.error(
        { bundles: seat.keys, externalBytes },
        'a render worker is silent or too large and is replaced',
      );
      await seat.end();
    } else if (seat.silent && this.#seats.includes(seat)) {
      for (const key of seat.keys) this.#apart.kept.suspect(key);
      seat.giveUpJobs('silent');
    }
  }
}
