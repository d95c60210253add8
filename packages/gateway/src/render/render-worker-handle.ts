import { Worker } from 'node:worker_threads';
import type { Bundles, FromWorker, Rendered, RenderRequest, ToWorker, WorkerSetup } from './protocol.ts';
import { Watchdog } from './watchdog.ts';

/**
 * The result of a document in one worker. `lost`: the worker ended or (`silent`) does not respond; `key`:
 * the bundle that was running.
 */
export type RenderResult =
  | { kind: 'rendered'; rendered: Rendered }
  | { kind: 'failed'; message: string }
  | { kind: 'elsewhere'; key: string }
  | { kind: 'lost'; key?: string; silent?: true };

interface Job {
  key?: string;
  settle(outcome: RenderResult): void;
}

export interface RenderWorkerEvents {
  onSaid(message: string): void;
  onEnd(seat: RenderWorkerHandle): void;
}

const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Longer than a silent worker lives, so that its documents still learn of its end. */
const patience = 6_000;
const workerFile = new URL('./render-worker.ts', import.meta.url);
type Phase = 'ready' | 'starting';

/**
 * Milliseconds without a sign of life after which a worker gets no more documents, and is ended. Processor time counts
 * before the clock does: on a busy machine a worker that waits for its turn is not one that loops.
 */
const silentAfter: Record<Phase, { busy: number; clock: number }> = {
  ready: { busy: 300, clock: 1_500 },
  starting: { busy: 1_500, clock: 5_000 },
};
const deadAfter: Record<Phase, { busy: number; clock: number }> = {
  ready: { busy: 2_000, clock: 5_000 },
  starting: { busy: 10_000, clock: 20_000 },
};
let nextId = 0;

/** One worker thread and the documents that are in work there. */
export class RenderWorkerHandle {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #silence = new Watchdog();
  #asked = false;
  #phase: Phase = 'starting';
  #ended = false;

  constructor(setup: WorkerSetup, { onSaid, onEnd }: RenderWorkerEvents) {
    this.#worker = new Worker(workerFile, {
      workerData: setup,
      env: {},
      execArgv: [],
      resourceLimits: limits,
      stdin: false,
    });
    this.#worker.on('message', (message: FromWorker) => this.#hear(message, onSaid));
    this.#worker.on('error', (error) => onSaid(String(error)));
    this.#worker.on('exit', () => {
      this.#ended = true;
      this.giveUpJobs();
      onEnd(this);
    });
  }

  get load(): number {
    return this.#jobs.size;
  }

  /** The bundles whose code is running or waiting here. */
  get keys(): string[] {
    return [...this.#jobs.values()].flatMap(({ key }) => (key === undefined ? [] : [key]));
  }

  /** Whether documents should go elsewhere for now. */
  get silent(): boolean {
    return this.#asked && this.#silence.isLongerThan(silentAfter[this.#phase]);
  }

  /** Whether it has been silent for so long that nothing is to be hoped for. */
  get dead(): boolean {
    return this.#asked && this.#silence.isLongerThan(deadAfter[this.#phase]);
  }

  render(request: RenderRequest, avoid: readonly string[], signal: AbortSignal): Promise<RenderResult> {
    if (this.#ended) return Promise.resolve({ kind: 'lost' });
    const id = nextId++;
    return new Promise((resolve) => {
      let forget: NodeJS.Timeout | undefined;
      const abort = () => {
        this.#send({ kind: 'abort', id });
        // A loader that never ends must not hold its document here for ever.
        forget = setTimeout(() => settle({ kind: 'failed', message: 'gave no answer' }), patience);
        forget.unref();
      };
      const settle = (outcome: RenderResult) => {
        clearTimeout(forget);
        this.#jobs.delete(id);
        signal.removeEventListener('abort', abort);
        resolve(outcome);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#jobs.set(id, { settle });
      this.#send({ kind: 'render', id, request, avoid });
      this.#ask();
    });
  }

  prepare(plans: readonly Bundles[]): void {
    this.#send({ kind: 'prepare', plans });
  }

  /** Checks the worker: pings it and measures its processor time. */
  async look(): Promise<{ externalBytes: number }> {
    if (this.#ended || (this.load === 0 && !this.#asked)) return { externalBytes: 0 };
    this.#ask();
    // Both respond also while the worker loops; neither does once it ended.
    const [{ user, system }, { external_memory }] = await Promise.all([
      this.#worker.cpuUsage(),
      this.#worker.getHeapStatistics(),
    ]);
    this.#silence.spent((user + system) / 1_000);
    return { externalBytes: external_memory };
  }

  /**
   * Fails all documents in progress here, because the worker is silent or ended; later messages are
   * ignored.
   */
  giveUpJobs(silent?: 'silent'): void {
    for (const { key, settle } of [...this.#jobs.values()]) {
      settle({ kind: 'lost', ...(key !== undefined && { key }), ...(silent && { silent: true }) });
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(): void {
    if (this.#asked || this.#ended) return;
    this.#asked = true;
    this.#silence.broken();
    this.#send({ kind: 'ping' });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker, onSaid: (message: string) => void): void {
    this.#silence.broken();
    if (message.kind === 'alive') this.#asked = false;
    else if (message.kind === 'loading') this.#phase = 'starting';
    else if (message.kind === 'ready') this.#phase = 'ready';
    else if (message.kind === 'said') onSaid(message.message);
    else {
      const job = this.#jobs.get(message.id);
      if (!job) return;
      if (message.kind === 'owner') job.key = message.key;
      else job.settle(message);
    }
  }
}
