import type { ProcessUsage } from '../process-usage.ts';
import type { FromProcess, ToProcess } from '../protocol.ts';

/** A process that can render and nothing else, on this machine or in the render service. */
export interface RenderChild {
  /** Its number, where it is a process of this machine. */
  readonly pid: number | undefined;
  send(message: ToProcess): void;
  /** Ends it at once; `onExit` follows. */
  kill(): void;
  /** Processor time and resident bytes as the system says; undefined where it does not. */
  usage(): ProcessUsage | undefined;
  /** Resident bytes, those that processes share divided among them; undefined where the system does not tell. */
  proportional(): number | undefined;
}

export interface ChildExit {
  code: number | null;
  signal: string | null;
}

export interface ChildEvents {
  onMessage(message: FromProcess): void;
  /** Called once. `code` and `signal` as of a child process, both null when it could not be started. */
  onExit(exit: ChildExit | 'unreachable'): void;
}
