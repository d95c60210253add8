import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { traced } from '@pasar/api/tracing';
import type { Logger } from 'pino';
import { ApiBroker, type ApiBrokerOptions } from './api-broker.ts';
import { BundleStore } from './bundle-store.ts';
import { type ProcessLimits, usualLimits } from './process-limits.ts';
import type { Bundles, Rendered, RenderFault, RenderRequest, RenderResult } from './protocol.ts';
import { RenderPool } from './render-pool.ts';
import { tryEscapes } from './try-escapes.ts';

/**
 * `frame`: without the slice's content; `csr`: nothing could be rendered. The browser finishes both.
 * `unasked`: no loader has reported whether the page exists.
 */
export type RenderedDocument =
  | { mode: 'ssr' | 'frame'; rendered: Rendered; unasked?: true }
  | { mode: 'csr'; unasked: true };

export interface DocumentRendererOptions extends ApiBrokerOptions {
  log: Logger;
  /** Processes for one version of a slice at most; one per core when absent. */
  seats?: number;
  /** Milliseconds until the layout is sent without the content. */
  deadline?: number;
  /** For all render processes together. */
  memoryMegabytes?: number;
  /** For each of them. */
  limits?: ProcessLimits;
  /** Called with every exception of rendered code; `request` is the document's, where it belongs to one. */
  onFault?(fault: Omit<RenderFault, 'bundle'> & { bundle?: string; request?: PageRequest }): void;
  /** Called with the key of a version that failed too often and rests. */
  onSuspended?(key: string): void;
  /** Reads the bundles of plans; this process's own disk when absent. */
  read?(file: string): Promise<Buffer>;
}

type PageRequest = Omit<RenderRequest, 'content'>;

const usualDeadline = 1_000;
const usualMemory = 768;

/** Renders documents, each within its deadline, whatever the slices do. */
export class DocumentRenderer {
  readonly #pool: RenderPool;
  readonly #broker: ApiBroker;
  readonly #store: BundleStore;
  readonly #limits: ProcessLimits;
  readonly #deadline: number;
  readonly #log: Logger;
  readonly #onFault: NonNullable<DocumentRendererOptions['onFault']>;

  constructor(options: DocumentRendererOptions) {
    const { log, seats = availableParallelism(), deadline = usualDeadline } = options;
    const { memoryMegabytes = usualMemory, read = (file) => readFile(file) } = options;
    this.#store = new BundleStore(read);
    this.#broker = new ApiBroker(options);
    const { limits = usualLimits, onFault = () => {}, onSuspended = () => {} } = options;
    this.#onFault = onFault;
    this.#limits = limits;
    const [store, broker] = [this.#store, this.#broker];
    this.#pool = new RenderPool({
      ...{ store, broker, log, seats, memoryMegabytes, limits, onFault, onSuspended },
    });
    this.#deadline = deadline;
    this.#log = log;
  }

  /** Names the bundles of new plans; resolves when their code is cached in memory. */
  async prepare(plans: readonly Bundles[]): Promise<void> {
    const cached = this.#store.keepFor(plans);
    this.#pool.prepare(plans);
    await cached;
  }

  /** Renders a document and its frame once, so that the first visitor finds warm code. */
  async warm(request: PageRequest): Promise<void> {
    const signal = AbortSignal.timeout(2 * this.#deadline);
    await Promise.all([true, false].map((content) => this.#pool.render({ ...request, content }, signal)));
  }

  /** `patience`: how many deadlines the content may take. */
  render(request: PageRequest, patience = 1): Promise<RenderedDocument> {
    const attributes = () => ({ 'pasar.plan': request.plan.id, 'pasar.request': request.headers.requestId });
    return traced('render', attributes, () => this.#render(request, patience));
  }

  async #render(request: PageRequest, patience: number): Promise<RenderedDocument> {
    const page = await this.#within({ ...request, content: true }, patience * this.#deadline);
    if (page) return { mode: page.mode, rendered: page };
    const frame = await this.#within({ ...request, content: false }, this.#deadline);
    return frame ? { mode: 'frame', rendered: frame, unasked: true } : { mode: 'csr', unasked: true };
  }

  /** The names of the ways out of a render process that are open; there should be none. */
  async escapes(): Promise<readonly string[]> {
    return await tryEscapes(this.#broker, this.#limits);
  }

  /** The render processes of now. */
  usage(): ReturnType<RenderPool['usage']> {
    return this.#pool.usage();
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #within(request: RenderRequest, deadline: number): Promise<Rendered | undefined> {
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<RenderResult>((resolve) => {
      timer = setTimeout(() => {
        abort.abort();
        resolve({ kind: 'failed', message: `not rendered within ${deadline} ms`, fault: 'timeout' });
      }, deadline);
    });
    const outcome = await Promise.race([this.#pool.render(request, abort.signal), late]);
    clearTimeout(timer);
    if (outcome.kind === 'rendered') {
      const { error, errorKind = 'render' } = outcome.rendered;
      if (error !== undefined) this.#onFault({ kind: errorKind, message: error, request });
      return outcome.rendered;
    }
    if (outcome.kind === 'failed' && outcome.fault !== undefined)
      this.#onFault({
        ...{ kind: outcome.fault, message: outcome.message, request },
        ...(!request.content && { bundle: request.bundles.shell.key }),
      });
    const { url, plan, headers, content } = request;
    const reason = outcome.kind === 'failed' ? outcome.message : outcome.kind;
    this.#log.warn(
      { url, plan: plan.id, request: headers.requestId, content, reason },
      'not rendered on the server',
    );
    return undefined;
  }
}
