import type { ProcessUsage } from '../process-usage.ts';
import type { FromProcess, ToProcess } from '../protocol.ts';
import type { ChildExit } from './render-child.ts';

/** One connection is one process. The first packet starts it; the end of the connection ends it. */
export type ToService = { start: { heapMegabytes: number; code: unknown } } | { message: ToProcess };

export type FromService =
  | { message: FromProcess }
  | { usage: ProcessUsage; proportional: number | undefined }
  | { exit: ChildExit };
