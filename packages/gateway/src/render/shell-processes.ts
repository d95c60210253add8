import type { Bundle } from './protocol.ts';
import type { RenderProcess } from './render-process.ts';

/** Milliseconds that a document on the taken spare has for itself before the next spare starts. */
const pause = 300;

/** The processes that hold one version of the shell and no slice: one for frames, and a spare to be bound. */
export class ShellProcesses {
  readonly bundle: Bundle;
  readonly #start: (bundle: Bundle) => RenderProcess;
  #frames: RenderProcess | undefined;
  #spare: RenderProcess | undefined;
  #takenAt = Number.NEGATIVE_INFINITY;
  askedAt = performance.now();

  constructor(bundle: Bundle, start: (bundle: Bundle) => RenderProcess) {
    this.bundle = bundle;
    this.#start = start;
  }

  get processes(): RenderProcess[] {
    return [this.#frames, this.#spare].filter((process) => process !== undefined);
  }

  /** The process that says whose a path is and renders what needs no slice. */
  frames(): RenderProcess {
    this.askedAt = performance.now();
    this.#frames ??= this.#start(this.bundle);
    return this.#frames;
  }

  /** Starts the process for frames again when it was lost. */
  keepFrames(): void {
    this.#frames ??= this.#start(this.bundle);
  }

  /** A process to be bound: the spare if there is one. */
  take(): RenderProcess {
    const taken = this.#spare ?? this.#start(this.bundle);
    this.#spare = undefined;
    this.#takenAt = performance.now();
    return taken;
  }

  get wantsSpare(): boolean {
    return !this.#spare && performance.now() - this.#takenAt > pause;
  }

  addSpare(): void {
    this.#spare ??= this.#start(this.bundle);
  }

  forget(ended: RenderProcess): void {
    if (this.#frames === ended) this.#frames = undefined;
    if (this.#spare === ended) this.#spare = undefined;
  }

  drain(): void {
    for (const process of this.processes) process.drain();
    this.#frames = undefined;
    this.#spare = undefined;
  }
}
