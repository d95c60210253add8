import { Worker } from 'node:worker_threads';
import type { Bundle, FromWorker, Rendered, RenderRequest, ToWorker, WorkerSetup } from './protocol.ts';

/** How a document fared in one worker. `lost`: the worker ended or went silent; `key`: the bundle that was running. */
export type Outcome =
  | { kind: 'rendered'; rendered: Rendered }
  | { kind: 'failed'; message: string }
  | { kind: 'elsewhere'; key: string }
  | { kind: 'lost'; key?: string };

interface Job {
  key?: string;
  settle(outcome: Outcome): void;
}

export interface SeatEvents {
  onSaid(message: string): void;
  onEnd(seat: Seat): void;
}

const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Longer than a silent worker lives, so that its end is still told to the documents in work there. */
const patience = 4_000;
const workerFile = new URL('./render-worker.ts', import.meta.url);
/** Milliseconds without a sign of life: then a worker gets no more documents, and later it is ended. */
const silentAfter = { ready: 400, starting: 1_500 };
const deadAfter = { ready: 2_000, starting: 10_000 };
let nextId = 0;

/** One worker thread and the documents that are in work there. */
export class Seat {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  #lastLife = performance.now();
  #asked = false;
  #phase: 'ready' | 'starting' = 'starting';
  #ended = false;

  constructor(setup: WorkerSetup, { onSaid, onEnd }: SeatEvents) {
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
  silent(now: number): boolean {
    return this.#silence(now) > silentAfter[this.#phase];
  }

  /** Whether it has been silent for so long that nothing is to be hoped for. */
  dead(now: number): boolean {
    return this.#silence(now) > deadAfter[this.#phase];
  }

  render(request: RenderRequest, avoid: readonly string[], signal: AbortSignal): Promise<Outcome> {
    if (this.#ended) return Promise.resolve({ kind: 'lost' });
    const id = nextId++;
    return new Promise((resolve) => {
      let forget: NodeJS.Timeout | undefined;
      const abort = () => {
        this.#send({ kind: 'abort', id });
        // A loader that never ends must not keep its document here for ever.
        forget = setTimeout(() => settle({ kind: 'failed', message: 'gave no answer' }), patience);
        forget.unref();
      };
      const settle = (outcome: Outcome) => {
        clearTimeout(forget);
        this.#jobs.delete(id);
        signal.removeEventListener('abort', abort);
        resolve(outcome);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#jobs.set(id, { settle });
      this.#send({ kind: 'render', id, request, avoid });
      this.ask();
    });
  }

  prepare(shell: Bundle): void {
    this.#send({ kind: 'prepare', shell });
  }

  /** Asks for a sign of life, unless one is owed already. */
  ask(): void {
    if (this.#asked || this.#ended) return;
    this.#asked = true;
    this.#lastLife = performance.now();
    this.#send({ kind: 'ping' });
  }

  /** Lets go of all documents in work here; later answers are not heard. */
  giveUpJobs(): void {
    for (const { key, settle } of [...this.#jobs.values()]) {
      settle(key === undefined ? { kind: 'lost' } : { kind: 'lost', key });
    }
  }

  /** Bytes outside the JavaScript heap, which the thread's own limits do not count. Answers also during a loop. */
  async externalBytes(): Promise<number> {
    const { external_memory } = await this.#worker.getHeapStatistics();
    return external_memory;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Milliseconds since the worker last said something while it owed an answer. */
  #silence(now: number): number {
    return this.#asked ? now - this.#lastLife : 0;
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker, onSaid: (message: string) => void): void {
    this.#lastLife = performance.now();
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
