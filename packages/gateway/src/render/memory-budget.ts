import type { RenderProcess } from './render-process.ts';

/** What a process counts for until it is measured. */
const typicalBytes = 40 * 2 ** 20;

/** What all render processes together take, measured now and then. */
export class MemoryBudget {
  readonly #most: number;
  readonly #measured = new Map<RenderProcess, number>();

  constructor(megabytes: number) {
    this.#most = megabytes * 2 ** 20;
  }

  measure(processes: readonly RenderProcess[]): void {
    this.#measured.clear();
    for (const process of processes) {
      const { bytes } = process;
      if (bytes !== undefined && bytes > 0) this.#measured.set(process, bytes);
    }
  }

  used(processes: readonly RenderProcess[]): number {
    return processes.reduce((sum, process) => {
      const bytes = this.#measured.get(process) ?? 0;
      return sum + (process.state === 'starting' ? Math.max(bytes, typicalBytes) : bytes || typicalBytes);
    }, 0);
  }

  /** Whether one more process fits. */
  hasRoom(processes: readonly RenderProcess[]): boolean {
    return this.used(processes) + typicalBytes <= this.#most;
  }

  isExceeded(processes: readonly RenderProcess[]): boolean {
    return this.used(processes) > this.#most;
  }
}
