import type { IncidentKind } from '@pasar/contract';
import type { Logger } from 'pino';
import type { ApiBroker } from './api-broker.ts';
import type { BundleStore } from './bundle-store.ts';
import { MemoryBudget } from './memory-budget.ts';
import type { ProcessLimits } from './process-limits.ts';
import type { Bundle, Bundles, RenderFault, RenderRequest, RenderResult } from './protocol.ts';
import { RenderProcess } from './render-process.ts';
import { ShellProcesses } from './shell-processes.ts';
import { Suspensions } from './suspensions.ts';
import { type SliceVersion, VersionProcesses } from './version-processes.ts';

export interface RenderPoolOptions {
  store: BundleStore;
  broker: ApiBroker;
  log: Logger;
  /** Processes for one version at most. */
  seats: number;
  /** For all processes together, those that they share divided among them. */
  memoryMegabytes: number;
  limits: ProcessLimits;
  /** Code threw outside any document, or brought its process down. */
  onFault(fault: RenderFault): void;
  /** A version failed too often and rests; its key begins with `app@version`. */
  onSuspended(key: string): void;
}

const round = 100;
const roundsPerMeasure = 10;
/** Milliseconds without a document after which processes end: of any version, a further one, one that no plan names. */
const idle = { any: 600_000, further: 30_000, unnamed: 2_000 };

const idOf = ({ key, integrity }: Bundle): string => `${key} ${integrity}`;
const versionsOf = ({ shell, slices }: Bundles): SliceVersion[] =>
  (Object.entries(slices) as [SliceVersion['name'], Bundle][]).map(([name, bundle]) => ({
    key: `${idOf(bundle)} on ${idOf(shell)}`,
    shell,
    name,
    bundle,
  }));

/** Who runs: for each shell a process for frames and a spare, for each version asked for separate processes. */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #budget: MemoryBudget;
  readonly #suspensions = new Suspensions();
  readonly #shells = new Map<string, ShellProcesses>();
  readonly #versions = new Map<string, VersionProcesses>();
  readonly #processes = new Map<RenderProcess, string>();
  readonly #timer: NodeJS.Timeout;
  #named = new Set<string>();
  #rounds = 0;
  #lastRound = performance.now();
  #closed = false;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#budget = new MemoryBudget(options.memoryMegabytes);
    this.#timer = setInterval(() => this.#look(), round);
    this.#timer.unref();
  }

  /** Follows the plans of now, the one for everybody first: what they do not name ends, canaries begin. */
  prepare(plans: readonly Bundles[]): void {
    const [base, ...canaries] = plans;
    const before = [...this.#versions.values()].filter(({ processes }) => processes.length > 0);
    this.#named = new Set(
      plans.flatMap((plan) => [idOf(plan.shell), ...versionsOf(plan).map(({ key }) => key)]),
    );
    this.#suspensions.keepOnly(this.#named);
    for (const { shell } of plans) {
      const its = this.#shell(shell);
      its.frames();
      its.addSpare();
    }
    const inUse = new Set(before.map(({ version }) => version.name));
    const swapped = (base ? versionsOf(base) : []).filter(({ name }) => inUse.has(name));
    const tried = canaries.flatMap((plan) => (plan.shell.key === base?.shell.key ? versionsOf(plan) : []));
    const known = new Set((base ? versionsOf(base) : []).map(({ key }) => key));
    for (const version of [...swapped, ...tried.filter(({ key }) => !known.has(key))])
      this.#version(version).ensure();
    for (const [key, version] of this.#versions) if (!this.#named.has(key)) version.drain();
    for (const [key, shell] of this.#shells) if (!this.#named.has(key)) shell.drain();
  }

  /** Renders one document. Never throws; the signal's abort reaches the loaders. */
  async render(request: RenderRequest, signal: AbortSignal): Promise<RenderResult> {
    let result: RenderResult = { kind: 'failed', message: 'the processes were lost' };
    for (let tries = 0; tries < 2 && !signal.aborted; tries += 1) {
      result = request.content ? await this.#content(request, signal) : await this.#frame(request, signal);
      if (result.kind !== 'lost') break;
    }
    return result;
  }

  /** The processes that run now, with what each and all of them take in bytes. */
  usage(): {
    processes: { key: string; state: string; pid: number | undefined; bytes: number }[];
    bytes: number;
  } {
    const all = [...this.#processes.keys()];
    this.#budget.measure(all);
    const processes = [...this.#processes].map(([process, key]) => {
      const { state, pid } = process;
      return { key, state, pid, bytes: this.#budget.used([process]) };
    });
    return { processes, bytes: this.#budget.used(all) };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const process of this.#processes.keys()) process.end();
    await Promise.all([...this.#processes.keys()].map((process) => process.whenEnded));
  }

  async #content(request: RenderRequest, signal: AbortSignal): Promise<RenderResult> {
    const { plan, bundles, url } = request;
    const shellKey = idOf(bundles.shell);
    if (this.#suspended(shellKey)) return { kind: 'failed', message: `${bundles.shell.key} is suspended` };
    const shell = this.#shell(bundles.shell);
    const owner = await shell.frames().ownerOf(plan, new URL(url).pathname);
    if (owner === undefined) return { kind: 'lost' };
    const version = versionsOf(bundles).find(({ name }) => name === owner);
    if (!version) return await shell.frames().render(request, undefined, signal);
    if (this.#suspended(version.key))
      return { kind: 'failed', message: `${version.bundle.key} is suspended` };
    if (request.token !== undefined && version.bundle.privateRender === false)
      return await this.#frame(request, signal);
    return await this.#version(version).render(request, signal);
  }

  async #frame(request: RenderRequest, signal: AbortSignal): Promise<RenderResult> {
    const { shell } = request.bundles;
    if (this.#suspended(idOf(shell))) return { kind: 'failed', message: `${shell.key} is suspended` };
    return await this.#shell(shell).frames().render(request, undefined, signal);
  }

  #suspended(key: string): boolean {
    return this.#suspensions.has(key, performance.now());
  }

  #shell(bundle: Bundle): ShellProcesses {
    const key = idOf(bundle);
    const known = this.#shells.get(key);
    if (known) return known;
    const made = new ShellProcesses(bundle, () => this.#start(bundle, key));
    this.#shells.set(key, made);
    return made;
  }

  #version(version: SliceVersion): VersionProcesses {
    const known = this.#versions.get(version.key);
    // The limits of an entry may change while its version stays.
    if (known) known.version = version;
    if (known) return known;
    const { seats } = this.#options;
    const made = new VersionProcesses(version, seats, (wanted, isFirst) => this.#bound(wanted, isFirst));
    this.#versions.set(version.key, made);
    return made;
  }

  #start(shell: Bundle, key: string): RenderProcess {
    const { store, broker, log, limits } = this.#options;
    const process = new RenderProcess(store.code(shell), {
      limits,
      answer: (call, render) => broker.answer(call, render),
      onSaid: (said) => log.warn({ said, version: this.#processes.get(process) }, 'a render process said'),
      onThrew: (how, message) => this.#report(this.#processes.get(process), how, message),
      onFree: () => this.#serve(),
      onEnd: (ended, fault, kind) => this.#ended(ended, fault, kind),
    });
    this.#processes.set(process, key);
    return process;
  }

  /** A process for a version; a first one takes the place of the one that was idle longest. */
  #bound({ key, shell, name, bundle }: SliceVersion, isFirst: boolean): RenderProcess | undefined {
    if (this.#closed || !this.#makeRoom(isFirst)) return undefined;
    const process = this.#shell(shell).take();
    this.#processes.set(process, key);
    process.bind(name, this.#options.store.code(bundle), bundle.memoryMB);
    return process;
  }

  #makeRoom(mayEnd: boolean): boolean {
    const all = [...this.#processes.keys()];
    if (this.#budget.hasRoom(all)) return true;
    if (!mayEnd) return false;
    const gone = new Set<RenderProcess>();
    const left = () => all.filter((process) => !gone.has(process));
    for (const process of this.#idleBound()) {
      if (this.#budget.hasRoom(left())) break;
      process.drain();
      gone.add(process);
    }
    return this.#budget.hasRoom(left());
  }

  /** Bound processes without a document, the longest idle first. */
  #idleBound(): RenderProcess[] {
    return [...this.#versions.values()]
      .flatMap(({ processes }) => processes)
      .filter(({ load, state }) => load === 0 && state === 'bound')
      .sort((a, b) => a.idleSince - b.idleSince);
  }

  #serve(): void {
    if (!this.#closed) for (const version of this.#versions.values()) version.serve();
  }

  #report(key: string | undefined, kind: IncidentKind, message: string): void {
    this.#options.log.warn({ version: key, kind, message }, 'a render process reports an exception');
    const [bundle = ''] = (key ?? '').split(' ');
    this.#options.onFault({ bundle, kind, message });
  }

  #ended(process: RenderProcess, fault: string | undefined, kind: IncidentKind = 'crash'): void {
    const key = this.#processes.get(process) ?? '';
    this.#processes.delete(process);
    for (const shell of this.#shells.values()) shell.forget(process);
    const version = this.#versions.get(key);
    if (version) version.processes = version.processes.filter((other) => other !== process);
    if (this.#closed) return;
    if (fault !== undefined) {
      const suspended = this.#suspensions.fault(key, performance.now());
      this.#options.log.error({ version: key, fault, suspended }, 'a render process ended');
      this.#report(key, kind, fault);
      if (suspended) {
        version?.failWaiting('suspended');
        this.#options.onSuspended(key);
      }
    }
    this.#serve();
  }

  #look(): void {
    const now = performance.now();
    // This process is late itself: messages of the others are still unread.
    const late = now - this.#lastRound > 2 * round;
    this.#lastRound = now;
    if (late) return;
    this.#rounds += 1;
    const all = [...this.#processes.keys()];
    for (const process of all) process.look();
    if (this.#rounds % roundsPerMeasure === 0) this.#fit(all);
    this.#tidy(now);
    for (const shell of this.#shells.values()) this.#supply(shell);
    this.#serve();
  }

  /** Ends what is too much in all. */
  #fit(all: RenderProcess[]): void {
    this.#budget.measure(all);
    const [longest] = this.#idleBound();
    if (this.#budget.isExceeded(all)) longest?.drain();
  }

  #supply(shell: ShellProcesses): void {
    const key = idOf(shell.bundle);
    if (!this.#named.has(key) || this.#suspended(key)) return;
    shell.keepFrames();
    const loading = [...this.#processes.keys()].some(({ state }) => state === 'starting');
    if (shell.wantsSpare && !loading && this.#makeRoom(false)) shell.addSpare();
  }

  #tidy(now: number): void {
    for (const [key, { processes, version, isIdle, askedAt }] of this.#versions) {
      const named = this.#named.has(key);
      for (const [place, process] of processes.entries()) {
        const patience = named ? (place > 0 ? idle.further : idle.any) : idle.unnamed;
        if (process.load === 0 && now - Math.max(process.idleSince, askedAt) > patience) process.drain();
      }
      if (!named && isIdle && processes.length === 0 && now - askedAt > idle.unnamed)
        this.#versions.delete(version.key);
    }
    for (const [key, shell] of this.#shells) {
      if (this.#named.has(key) || now - shell.askedAt < idle.unnamed) continue;
      const inUse = shell.processes.some(({ load }) => load > 0);
      if (inUse) continue;
      shell.drain();
      this.#shells.delete(key);
    }
  }
}
