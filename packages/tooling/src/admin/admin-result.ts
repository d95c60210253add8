/** What a command came to. */
export interface AdminResult {
  lines: string[];
  data: unknown;
  /** False: it worked, but what it found is bad. */
  good?: boolean;
}
