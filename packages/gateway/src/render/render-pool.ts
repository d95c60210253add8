import type { Logger } from 'pino';
import { KeptApart } from './kept-apart.ts';
import type { Bundles, RenderRequest, WorkerSetup } from './protocol.ts';
import { type Outcome, Seat } from './seat.ts';

export interface RenderPoolOptions {
  setup: WorkerSetup;
  /** Workers for everybody. */
  seats: number;
  log: Logger;
}

/** What a document ends as: `failed` also when its worker was lost. */
export type PoolOutcome = Extract<Outcome, { kind: 'rendered' | 'failed' }>;

const round = 100;
/** A worker this long without a sign of life gets no more documents, and those in work there go elsewhere. */
const silentAfter = 400;
/** The first evaluation of the shell's bundle takes its time on a busy machine. */
const silentAtStartAfter = 1_500;
const endedAfter = 2_000;
const idleAfter = 30_000;
const mostExternalBytes = 384 * 2 ** 20;

const failed = (message: string): PoolOutcome => ({ kind: 'failed', message });

/**
 * Render workers. Any document may run in any of them, until the bundle that it needs was running in one that went
 * silent: then it is tried once more in a worker of its own, so that the documents of other slices are in time.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #apart = new KeptApart();
  readonly #alone = new Map<string, { seat: Seat; usedAt: number }>();
  readonly #timer: NodeJS.Timeout;
  #seats: Seat[] = [];
  #bundles: Bundles | undefined;
  #lastRound = performance.now();
  #closed = false;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    for (let n = 0; n < options.seats; n += 1) this.#addSeat();
    this.#timer = setInterval(() => this.#look(), round);
    this.#timer.unref();
  }

  /** Tells all workers which bundles are coming. */
  prepare(bundles: Bundles): void {
    this.#bundles = bundles;
    this.#apart.keepOnly(new Set(Object.values(bundles.slices).map(({ key }) => key)));
    for (const seat of this.#everySeat()) seat.prepare(bundles.shell);
  }

  /** Renders one document. Never throws; the signal's abort reaches the loaders. */
  async render(request: RenderRequest, signal: AbortSignal): Promise<PoolOutcome> {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const outcome = await this.#freeSeat().render(request, this.#apart.keys, signal);
      if (outcome.kind === 'rendered' || outcome.kind === 'failed') return outcome;
      if (signal.aborted) break;
      if (outcome.key !== undefined) return this.#renderApart(outcome.key, request, signal);
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

  async #renderApart(key: string, request: RenderRequest, signal: AbortSignal): Promise<PoolOutcome> {
    if (this.#apart.rests(key, performance.now())) return failed(`${key} went silent a moment ago`);
    this.#apart.suspect(key);
    const seat = this.#aloneSeat(key);
    if (seat.silence(performance.now()) > silentAfter) return failed(`${key} is silent`);
    const outcome = await seat.render(request, [], signal);
    if (outcome.kind === 'lost' || outcome.kind === 'elsewhere') {
      this.#apart.convict(key, performance.now());
      return failed(`${key} was lost in a worker of its own`);
    }
    this.#apart.acquit(key);
    return outcome;
  }

  #freeSeat(): Seat {
    const now = performance.now();
    const talking = this.#seats.filter((seat) => seat.silence(now) < silentAfter);
    const [first, ...others] = talking.length > 0 ? talking : [this.#addSeat()];
    return others.reduce((best, seat) => (seat.load < best.load ? seat : best), first as Seat);
  }

  #aloneSeat(key: string): Seat {
    const known = this.#alone.get(key);
    if (known) {
      known.usedAt = performance.now();
      return known.seat;
    }
    const seat = this.#newSeat((ended) => {
      if (this.#alone.get(key)?.seat === ended) this.#alone.delete(key);
    });
    this.#alone.set(key, { seat, usedAt: performance.now() });
    return seat;
  }

  #addSeat(): Seat {
    const seat = this.#newSeat((ended) => {
      this.#seats = this.#seats.filter((other) => other !== ended);
      if (!this.#closed && this.#seats.length < this.#options.seats) this.#addSeat();
    });
    this.#seats.push(seat);
    return seat;
  }

  #newSeat(onEnd: (seat: Seat) => void): Seat {
    const { setup, log } = this.#options;
    const seat = new Seat(setup, { onEnd, onSaid: (said) => log.warn({ said }, 'a render worker said') });
    if (this.#bundles) seat.prepare(this.#bundles.shell);
    return seat;
  }

  #everySeat(): Seat[] {
    return [...this.#seats, ...[...this.#alone.values()].map(({ seat }) => seat)];
  }

  #look(): void {
    const now = performance.now();
    // Late ourselves: what the workers said is still waiting to be heard.
    const late = now - this.#lastRound > 2 * round;
    this.#lastRound = now;
    if (late) return;
    for (const seat of this.#everySeat()) this.#watch(seat, now);
    for (const [key, { seat, usedAt }] of this.#alone) {
      if (seat.load === 0 && (!this.#apart.has(key) || now - usedAt > idleAfter)) void seat.end();
    }
    const spare = this.#seats.length > this.#options.seats && this.#seats.find(({ load }) => load === 0);
    if (spare) void spare.end();
  }

  #watch(seat: Seat, now: number): void {
    if (seat.load > 0) {
      seat.ask();
      void this.#weigh(seat);
    }
    const silence = seat.silence(now);
    if (silence > endedAfter) {
      this.#options.log.error({ bundles: seat.keys }, 'a render worker was silent for 2 s and is replaced');
      void seat.end();
    } else if (this.#seats.includes(seat) && silence > (seat.ready ? silentAfter : silentAtStartAfter)) {
      for (const key of seat.keys) this.#apart.suspect(key);
      seat.giveUpJobs();
    }
  }

  async #weigh(seat: Seat): Promise<void> {
    const bytes = await seat.externalBytes().catch(() => 0);
    if (bytes < mostExternalBytes) return;
    this.#options.log.error(
      { bundles: seat.keys, bytes },
      'a render worker took too much memory and is replaced',
    );
    await seat.end();
  }
}
