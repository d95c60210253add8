import type { ProcessUsage } from './process-usage.ts';
import type { Watchdog } from './watchdog.ts';

/** Of one process. */
export interface ProcessLimits {
  heapMegabytes: number;
  residentMegabytes: number;
}

export const usualLimits: ProcessLimits = { heapMegabytes: 160, residentMegabytes: 400 };

/** `loading`: a bundle is being evaluated. */
export type Phase = 'loading' | 'ready';

interface Silence {
  /** Milliseconds of processor time. */
  busy: number;
  /** Milliseconds by the clock: a process that waits for its turn on a busy machine is not one that loops. */
  clock: number;
}

/** After this silence a process gets no more documents. */
export const silentAfter: Record<Phase, Silence> = {
  ready: { busy: 300, clock: 1_500 },
  loading: { busy: 1_500, clock: 5_000 },
};
/** After this silence it is ended. */
const deadAfter: Record<Phase, Silence> = {
  ready: { busy: 1_000, clock: 5_000 },
  loading: { busy: 10_000, clock: 20_000 },
};
/** Milliseconds of processor time for one document, and without any. */
const mostSpent = 1_000;

interface ProcessReading extends ProcessUsage {
  phase: Phase;
  /** Its silence, while a sign of life is awaited. */
  silence: Watchdog | undefined;
  /** What the process had spent when each of its documents began. */
  began: readonly number[];
  /** The same when its last document ended. */
  idleFrom: number;
}

/** Why a process has to end; undefined while it keeps to its limits. */
export const findFault = (reading: ProcessReading, limits: ProcessLimits): string | undefined => {
  const { phase, silence, began, idleFrom, spent, resident } = reading;
  if (silence?.isLongerThan(deadAfter[phase])) return 'it was silent';
  if (resident > limits.residentMegabytes * 2 ** 20) return `it has ${resident} bytes`;
  if (phase === 'loading') return undefined;
  if (began.length === 0) return spent - idleFrom > mostSpent ? 'it is busy without a document' : undefined;
  // Documents that share a process share its time.
  const longest = spent - Math.min(...began);
  return longest > mostSpent * began.length ? 'a document took too much processor time' : undefined;
};
