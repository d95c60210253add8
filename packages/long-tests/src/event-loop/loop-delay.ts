import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the event loop came to what was due, in milliseconds. */
export interface LoopDelay {
  p99: number;
  max: number;
}

/** Milliseconds between two looks. A loop in time is seen as so late, and no later. */
const resolution = 5;

/** Watches the event loop of this thread while some work goes on. */
export const loopDelayDuring = async (work: () => Promise<unknown>): Promise<LoopDelay> => {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  await work();
  histogram.disable();
  const toMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
  return { p99: toMs(histogram.percentile(99)), max: toMs(histogram.max) };
};
