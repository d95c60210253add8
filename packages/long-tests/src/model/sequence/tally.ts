/** What was seen over all sequences. */
export interface Tally {
  sequences: number;
  /** Deeds by kind: those that were done, and those that were refused. */
  done: Map<string, number>;
  refused: Map<string, number>;
  /** Pairs of a status and a button that the contract's table does not have, and that were refused. */
  trespasses: Map<string, number>;
  /** Deeds at the same moment, and those in which one was refused because the other was quicker. */
  pairs: number;
  late: number;
}

export const newTally = (): Tally => ({
  sequences: 0,
  done: new Map(),
  refused: new Map(),
  trespasses: new Map(),
  pairs: 0,
  late: 0,
});

export const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
