import { getTracer } from '@pasar/api/tracing';
import type { IncidentKind, Plan } from '@pasar/contract';
import type { OpenRender } from './api-broker.ts';
import { checkRendered } from './check-rendered.ts';
import type { ChildExit, RenderChild } from './child/render-child.ts';
import { startChild } from './child/start-child.ts';
import { findFault, type Phase, type ProcessLimits, silentAfter } from './process-limits.ts';
import type { ProcessUsage } from './process-usage.ts';
import type {
  ApiCall,
  ApiResponse,
  BundleCode,
  FromProcess,
  RenderRequest,
  RenderResult,
  ToProcess,
} from './protocol.ts';
import { Watchdog } from './watchdog.ts';

/** One-way. `spare`: the shell is evaluated; `bound`: one version of one slice, for good. */
type ProcessState = 'starting' | 'spare' | 'bound' | 'draining' | 'ended';

interface RenderProcessOptions {
  limits: ProcessLimits;
  answer(call: ApiCall, render: OpenRender): Promise<ApiResponse>;
  onSaid(message: string): void;
  /** Its code threw outside any document. */
  onThrew(how: 'rejection' | 'handler', message: string): void;
  /** A document left it, or it is ready. */
  onFree(): void;
  /** `fault`: why it ended, unless the gateway had no more use for it. */
  onEnd(process: RenderProcess, fault?: string, kind?: IncidentKind): void;
}

interface Job extends OpenRender {
  /** Alone in this process. */
  alone: boolean;
  spentBefore: number;
  settle(result: RenderResult): void;
}

/** Milliseconds in which an aborted document may still end by itself. */
const patience = 500;
/** Milliseconds for documents in work when their version is no longer needed. */
const longestDrain = 2_000;
/** Documents of visitors that share a process. */
const mostShared = 8;

let nextId = 0;

/** One process, its state, and the documents that are in work there. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: RenderChild;
  readonly #jobs = new Map<number, Job>();
  readonly #owners = new Map<number, (owner: string | null | undefined) => void>();
  readonly #silence = new Watchdog();
  readonly whenEnded: Promise<void>;
  #sent: Promise<void> = Promise.resolve();
  #state: ProcessState = 'starting';
  #phase: Phase = 'loading';
  #asked = true;
  #slice = false;
  #limits: ProcessLimits;
  #drainingSince = 0;
  #spent = 0;
  #spentIdle = 0;
  #told: ProcessUsage = { spent: 0, resident: 0 };
  #fault: string | undefined;
  #faultKind: IncidentKind | undefined;
  #idleSince = performance.now();

  constructor(shell: Promise<BundleCode>, options: RenderProcessOptions) {
    this.#options = options;
    this.#limits = options.limits;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.whenEnded = promise;
    this.#child = startChild(options.limits.heapMegabytes, {
      onMessage: (message) => this.#hear(message),
      onExit: (exit) => {
        this.#exited(exit);
        resolve();
      },
    });
    this.#inOrder(async () => ({ kind: 'shell', bundle: await shell }));
  }

  get state(): ProcessState {
    return this.#state;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resident bytes, those that processes share divided among them where the system tells. */
  get bytes(): number | undefined {
    return this.#child.proportional() ?? this.#child.usage()?.resident;
  }

  get load(): number {
    return this.#jobs.size;
  }

  /** Since when nothing runs here, by `performance.now()`. */
  get idleSince(): number {
    return this.#idleSince;
  }

  /** Whether it can take a further document; one of a signed-in user needs it for itself. */
  takes(alone: boolean): boolean {
    if (this.#fault !== undefined || this.#silent) return false;
    if (this.#state === 'draining' || this.#state === 'ended') return false;
    if (alone) return this.load === 0;
    return this.load < mostShared && ![...this.#jobs.values()].some((job) => job.alone);
  }

  /** Gives it the one slice that it will ever hold. */
  bind(name: string, bundle: Promise<BundleCode>, residentMegabytes = this.#limits.residentMegabytes): void {
    if (this.#slice) throw new Error('A render process is bound once');
    this.#slice = true;
    this.#limits = { ...this.#limits, residentMegabytes };
    this.#state = this.#state === 'spare' ? 'bound' : this.#state;
    this.#phase = 'loading';
    this.#inOrder(async () => ({ kind: 'bind', name, bundle: await bundle }));
    this.#ask();
  }

  /** The slice that owns a path, as this shell sees it; undefined when the process ends meanwhile. */
  ownerOf(plan: Plan, pathname: string): Promise<string | null | undefined> {
    if (this.#state === 'ended') return Promise.resolve(undefined);
    const id = nextId++;
    return new Promise((resolve) => {
      this.#owners.set(id, resolve);
      this.#inOrder(() => ({ kind: 'owner', id, plan, pathname }));
      this.#ask();
    });
  }

  render(request: RenderRequest, listed: OpenRender['listed'], signal: AbortSignal): Promise<RenderResult> {
    if (this.#state === 'ended') return Promise.resolve({ kind: 'lost' });
    if (signal.aborted) return Promise.resolve({ kind: 'failed', message: 'late before it began' });
    const { plan, url, content, nonce, token, headers } = request;
    const id = nextId++;
    const alone = this.#slice && token !== undefined;
    return new Promise((resolve) => {
      let forget: NodeJS.Timeout | undefined;
      const abort = () => {
        this.#send({ kind: 'abort', id });
        forget = setTimeout(() => {
          settle({ kind: 'failed', message: 'gave no answer', fault: 'timeout' });
          // What is left of it must not meet the next document.
          if (alone) this.end();
        }, patience);
      };
      const settle = (result: RenderResult) => {
        clearTimeout(forget);
        signal.removeEventListener('abort', abort);
        if (!this.#jobs.delete(id)) return;
        this.#idleSince = performance.now();
        this.#spentIdle = this.#spent;
        resolve(result);
        if (this.#state === 'draining' && this.load === 0) this.end();
        this.#options.onFree();
      };
      const counts = { calls: 0, bytes: 0, spentBefore: this.#spent };
      const within = getTracer()?.within();
      this.#jobs.set(id, {
        ...{ request, signal, alone, settle, ...counts },
        ...(listed && { listed }),
        ...(within && { within }),
      });
      signal.addEventListener('abort', abort, { once: true });
      const input = {
        ...{ plan, url, content, nonce, planId: plan.id, headers: { requestId: headers.requestId } },
        ...(token !== undefined && { token: 'held-by-the-gateway' }),
      };
      this.#inOrder(() => ({ kind: 'render', id, fresh: alone, input }));
      this.#ask();
    });
  }

  /** Takes no more documents, and ends when those in work have. */
  drain(): void {
    if (this.#state === 'draining' || this.#state === 'ended') return;
    this.#state = 'draining';
    this.#drainingSince = performance.now();
    if (this.load === 0) this.end();
  }

  /** Ends at once; documents in work are lost. */
  end(fault?: string, kind: IncidentKind = 'timeout'): void {
    if (fault !== undefined && this.#fault === undefined) {
      this.#fault = fault;
      this.#faultKind = kind;
    }
    if (fault === undefined && this.#state !== 'ended') this.#state = 'draining';
    this.#child.kill();
  }

  /** Checks it against its limits. */
  look(): void {
    if (this.#state === 'ended' || this.#fault) return;
    const usage = this.#child.usage() ?? this.#told;
    this.#spent = usage.spent;
    this.#silence.spent(usage.spent);
    if (this.load > 0 || this.#owners.size > 0) this.#ask();
    const fault = findFault(
      {
        ...usage,
        phase: this.#phase,
        silence: this.#asked ? this.#silence : undefined,
        began: [...this.#jobs.values()].map(({ spentBefore }) => spentBefore),
        idleFrom: this.#spentIdle,
      },
      this.#limits,
    );
    if (fault) this.end(fault, /^it has \d/.test(fault) ? 'memory' : 'timeout');
    else if (this.#state === 'draining' && performance.now() - this.#drainingSince > longestDrain) this.end();
  }

  get #silent(): boolean {
    return this.#asked && this.#silence.isLongerThan(silentAfter[this.#phase]);
  }

  #ask(): void {
    if (this.#asked || this.#state === 'ended') return;
    this.#asked = true;
    this.#silence.broken();
    this.#send({ kind: 'ping' });
  }

  /** Sends after the bundles that the message needs. */
  #inOrder(make: () => ToProcess | Promise<ToProcess>): void {
    this.#sent = this.#sent
      .then(make)
      .then((message) => this.#send(message))
      .catch((error) => this.#broken(String(error)));
  }

  #send(message: ToProcess): void {
    this.#child.send(message);
  }

  #hear(message: FromProcess): void {
    this.#silence.broken();
    if (message.kind === 'alive') {
      this.#asked = false;
      this.#told = { spent: message.spent, resident: message.resident };
    } else if (message.kind === 'spare') {
      if (this.#state === 'starting') this.#state = this.#slice ? 'bound' : 'spare';
      if (!this.#slice) this.#ready();
    } else if (message.kind === 'bound') this.#ready();
    else if (message.kind === 'broken') this.#broken(String(message.message));
    else if (message.kind === 'said') this.#options.onSaid(String(message.message));
    else if (message.kind === 'threw')
      this.#options.onThrew(message.how === 'rejection' ? 'rejection' : 'handler', String(message.message));
    else if (message.kind === 'call') void this.#answer(message.call, message.asked);
    else if (message.kind === 'owned') {
      this.#owners.get(message.id)?.(message.owner);
      this.#owners.delete(message.id);
    } else this.#settle(message);
  }

  #ready(): void {
    this.#phase = 'ready';
    this.#asked = false;
    const { spent } = this.#child.usage() ?? this.#told;
    this.#spentIdle = spent;
    for (const job of this.#jobs.values()) job.spentBefore = spent;
    this.#options.onFree();
  }

  /** A bundle could not be evaluated: documents that wait for it fail. */
  #broken(message: string): void {
    for (const { settle } of [...this.#jobs.values()]) settle({ kind: 'failed', message });
    this.end(message, 'evaluation');
  }

  #settle(message: Extract<FromProcess, { kind: 'rendered' | 'failed' }>): void {
    const job = this.#jobs.get(message.id);
    if (!job) return;
    try {
      if (message.kind === 'failed')
        job.settle({ kind: 'failed', message: String(message.message), fault: 'render' });
      else job.settle({ kind: 'rendered', rendered: checkRendered(message.rendered) });
    } catch (error) {
      job.settle({ kind: 'failed', message: String(error), fault: 'render' });
    }
  }

  async #answer(call: number, asked: ApiCall): Promise<void> {
    const render = this.#jobs.get(asked.render);
    try {
      if (!render) throw new Error('the document of the call is not open');
      const answer = await this.#options.answer(asked, render);
      this.#send({ kind: 'answer', call, answer });
    } catch (error) {
      if (!render?.signal.aborted) this.#options.onSaid(`no call: ${error}`);
      this.#send({ kind: 'answer', call });
    }
  }

  /** V8 aborts a process whose heap is full. A service that is gone is no fault of the code that ran there. */
  #exited(exit: ChildExit | 'unreachable'): void {
    if (exit === 'unreachable') {
      this.#options.onSaid('the render service is gone');
      this.#ended();
      return;
    }
    const { code, signal } = exit;
    this.#faultKind ??= signal === 'SIGABRT' || code === 134 ? 'memory' : 'crash';
    const how =
      code === null && signal === null ? 'it could not be started' : `it exited with ${signal ?? code}`;
    this.#ended(this.#fault ?? how);
  }

  #ended(fault?: string): void {
    if (this.#state === 'ended') return;
    const wanted = this.#state === 'draining' && !this.#fault;
    this.#state = 'ended';
    for (const { settle } of [...this.#jobs.values()]) settle({ kind: 'lost' });
    for (const resolve of this.#owners.values()) resolve(undefined);
    this.#options.onEnd(this, wanted ? undefined : fault, this.#faultKind ?? 'crash');
  }
}
