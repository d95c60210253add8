/** How long a worker has been silent: in processor time that it spent meanwhile, and by the clock. */
export class Watchdog {
  #since = performance.now();
  #busy = 0;
  #lastSpent: number | undefined;

  /** It sent a message. */
  broken(): void {
    this.#since = performance.now();
    this.#busy = 0;
    this.#lastSpent = undefined;
  }

  /** It has spent so many milliseconds of processor time since it began. */
  spent(milliseconds: number): void {
    if (this.#lastSpent !== undefined) this.#busy += milliseconds - this.#lastSpent;
    this.#lastSpent = milliseconds;
  }

  isLongerThan({ busy, clock }: { busy: number; clock: number }): boolean {
    return this.#busy > busy || performance.now() - this.#since > clock;
  }
}
