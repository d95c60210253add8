/** How often a caller did something in a window of time, across all server processes. */
export interface CallerCounters {
  /** What is counted, and who did it. */
  key: string;
  count: number;
  ends_at: Date;
}

declare module '../database/database.ts' {
  interface Database {
    caller_counters: CallerCounters;
  }
}
