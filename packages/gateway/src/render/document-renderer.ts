import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { CodeCache } from './code-cache.ts';
import type { Bundles, Rendered, RenderRequest, WorkerSetup } from './protocol.ts';
import { RenderPool } from './render-pool.ts';

/**
 * `frame`: without the slice's content; `csr`: nothing could be rendered. The browser finishes both.
 * `unasked`: no loader has reported whether the page exists.
 */
export type RenderedDocument =
  | { mode: 'ssr' | 'frame'; rendered: Rendered; unasked?: true }
  | { mode: 'csr'; unasked: true };

export interface DocumentRendererOptions {
  setup: WorkerSetup;
  log: Logger;
  /** Workers that run slices; one per core when absent. */
  seats?: number;
  /** Milliseconds until the layout is sent without the content. */
  deadline?: number;
  /** Reads the bundles of plans; this process's own disk when absent. */
  read?(file: string): Promise<Buffer>;
}

type PageRequest = Omit<RenderRequest, 'content' | 'until'>;

const usualDeadline = 1_000;

/** Renders documents, each within its deadline, whatever the slices do (releases "Rendering in isolation"). */
export class DocumentRenderer {
  readonly #pages: RenderPool;
  readonly #frames: RenderPool;
  readonly #deadline: number;
  readonly #log: Logger;
  readonly #code: CodeCache;
  #prepared: readonly Bundles[] = [];

  constructor({
    setup,
    log,
    seats = availableParallelism(),
    deadline = usualDeadline,
    read = (file) => readFile(file),
  }: DocumentRendererOptions) {
    this.#code = new CodeCache(read);
    // Without its cache of compiled code V8 lets go of the versions that no plan names any more.
    setFlagsFromString('--no-compilation-cache');
    this.#pages = new RenderPool({ setup, log, seats });
    this.#frames = new RenderPool({ setup, log, seats: 1 });
    this.#deadline = deadline;
    this.#log = log;
  }

  /** Names the bundles of new plans; resolves when their code is cached in memory. */
  async prepare(plans: readonly Bundles[]): Promise<void> {
    this.#prepared = plans;
    this.#tell(plans);
    const whole = await this.#code.with(plans);
    if (this.#prepared === plans) this.#tell(whole);
  }

  #tell(plans: readonly Bundles[]): void {
    this.#pages.prepare(plans);
    this.#frames.prepare(plans);
  }

  /** Runs a document through every worker once. */
  async warm(request: PageRequest): Promise<void> {
    const until = Date.now() + 2 * this.#deadline;
    const signal = AbortSignal.timeout(2 * this.#deadline);
    const late = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    const warm = Promise.all([
      this.#pages.warm({ ...request, until, content: true }, signal),
      this.#frames.warm({ ...request, until, content: false }, signal),
    ]);
    await Promise.race([warm, late]);
  }

  /** `patience`: how many deadlines the content may take. */
  async render(request: PageRequest, patience = 1): Promise<RenderedDocument> {
    const page = await this.#within(this.#pages, { ...request, content: true }, patience * this.#deadline);
    if (page) return { mode: page.mode, rendered: page };
    const frame = await this.#within(this.#frames, { ...request, content: false }, this.#deadline);
    return frame ? { mode: 'frame', rendered: frame, unasked: true } : { mode: 'csr', unasked: true };
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages.close(), this.#frames.close()]);
  }

  async #within(
    pool: RenderPool,
    page: Omit<RenderRequest, 'until'>,
    deadline: number,
  ): Promise<Rendered | undefined> {
    const request = { ...page, until: Date.now() + deadline };
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ kind: 'failed'; message: string }>((resolve) => {
      timer = setTimeout(() => {
        abort.abort();
        resolve({ kind: 'failed', message: 'late' });
      }, deadline);
    });
    const outcome = await Promise.race([pool.render(request, abort.signal), late]);
    clearTimeout(timer);
    if (outcome.kind === 'rendered') return outcome.rendered;
    const { url, plan, headers, content } = request;
    this.#log.warn(
      { url, plan: plan.id, request: headers.requestId, content, reason: outcome.message },
      'not rendered on the server',
    );
    return undefined;
  }
}
