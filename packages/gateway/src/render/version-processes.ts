import type { SliceName } from '@pasar/contract';
import type { Bundle, RenderRequest, RenderResult } from './protocol.ts';
import type { RenderProcess } from './render-process.ts';

/** One version of a slice on one version of a shell. */
export interface SliceVersion {
  key: string;
  shell: Bundle;
  name: SliceName;
  bundle: Bundle;
}

interface Waiting {
  alone: boolean;
  give(process: RenderProcess): void;
  fail(message: string): void;
}

/** The processes of one version, and the documents that wait for one, in order. */
export class VersionProcesses {
  version: SliceVersion;
  /** Starts a further process; undefined while there is no room for it. */
  readonly #start: (version: SliceVersion, isFirst: boolean) => RenderProcess | undefined;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  processes: RenderProcess[] = [];
  askedAt = performance.now();

  constructor(
    version: SliceVersion,
    most: number,
    start: (version: SliceVersion, isFirst: boolean) => RenderProcess | undefined,
  ) {
    this.version = version;
    this.#most = most;
    this.#start = start;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.processes.every(({ load }) => load === 0);
  }

  render(request: RenderRequest, signal: AbortSignal): Promise<RenderResult> {
    this.askedAt = performance.now();
    if (signal.aborted) return Promise.resolve({ kind: 'failed', message: 'late before it began' });
    const listed = listedCalls(this.version);
    return new Promise((resolve) => {
      const leave = () => {
        const place = this.#waiting.indexOf(waiting);
        if (place >= 0) this.#waiting.splice(place, 1);
        resolve({ kind: 'failed', message: 'late before it began' });
      };
      const waiting: Waiting = {
        alone: request.token !== undefined,
        give: (process) => {
          signal.removeEventListener('abort', leave);
          resolve(process.render(request, listed, signal));
        },
        fail: (message) => {
          signal.removeEventListener('abort', leave);
          resolve({ kind: 'failed', message });
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.serve();
    });
  }

  /** Starts the first process if there is none. */
  ensure(): void {
    if (this.#live.length === 0) this.#add();
  }

  /** Gives waiting documents to processes as far as there are any. */
  serve(): void {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      const { alone } = first;
      // One that is starting is helped by processor time, not by another that wants the same.
      const busy = this.#live.every(({ load, state }) => load > 0 && state !== 'starting');
      if (busy && this.#live.length < this.#most) this.#add();
      const free = this.processes.filter((process) => process.takes(alone));
      const [best, ...others] = free;
      if (!best) return;
      this.#waiting.shift();
      first.give(others.reduce((least, one) => (one.load < least.load ? one : least), best));
    }
  }

  failWaiting(message: string): void {
    for (const { fail } of this.#waiting.splice(0)) fail(message);
  }

  drain(): void {
    for (const process of this.processes) process.drain();
  }

  get #live(): RenderProcess[] {
    return this.processes.filter(({ state }) => state !== 'draining' && state !== 'ended');
  }

  #add(): void {
    const process = this.#start(this.version, this.#live.length === 0);
    if (process) this.processes.push(process);
  }
}

const listedCalls = ({ shell, bundle }: SliceVersion): ReadonlySet<string> | undefined =>
  shell.calls && bundle.calls && new Set([...shell.calls, ...bundle.calls]);
