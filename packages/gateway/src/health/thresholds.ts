/** When a canary counts as broken (releases "Health guard"). Milliseconds where time is meant. */
export interface GuardThresholds {
  /** Sessions of the canary before anything is decided. */
  sessions: number;
  /** An error share up to this is nobody's fault. */
  share: number;
  /** And up to so many times that of the control. */
  factor: number;
  /** Documents of the canary before its renders decide, … */
  documents: number;
  /** … and the share of them that may fail anyway. */
  renderShare: number;
  /** The accepted chance of a wrong verdict at each evaluation. */
  p: number;
  /** The p75 of mounts may be so many times that of the control, … */
  slower: number;
  /** … and differences below this are noise. */
  slowerBy: number;
  /** Pages that told a vital, on each side, before it decides. */
  vitals: number;
  /** The p75 of the largest paint may be so many times that of the control, and so much more. */
  lcp: { factor: number; by: number };
  /** The same of the slowest interaction. */
  inp: { factor: number; by: number };
  /** After so long a page that never spoke will not. */
  grace: number;
  /** How far back sessions count. */
  window: number;
  /** As many sessions of one address count. */
  perSource: number;
  /** How often the guard evaluates. */
  every: number;
}

export const usualThresholds: GuardThresholds = {
  sessions: 200,
  share: 0.02,
  factor: 2,
  documents: 50,
  renderShare: 0.01,
  p: 0.01,
  slower: 1.5,
  slowerBy: 100,
  vitals: 200,
  lcp: { factor: 1.2, by: 200 },
  inp: { factor: 1.5, by: 50 },
  grace: 30_000,
  window: 30 * 60_000,
  perSource: 10,
  every: 5_000,
};
