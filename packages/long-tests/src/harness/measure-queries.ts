/** How long one kind of query takes, in milliseconds until its response. */
export interface QueryFigure {
  name: string;
  p50: number;
  p95: number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const toFigure = (name: string, took: readonly number[]): QueryFigure => {
  const sorted = took.toSorted((one, other) => one - other);
  return { name, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

/**
 * Asks each kind of query so many times, after three that count for nothing, and says how long each took; the last
 * figure is over all of them. `ask` throws when a response is not a good one.
 */
export const measureQueries = async (
  queries: readonly (readonly [name: string, query: (at: number) => string])[],
  times: number,
  ask: (query: string) => Promise<void>,
): Promise<QueryFigure[]> => {
  const all: number[] = [];
  const figures: QueryFigure[] = [];
  for (const [name, query] of queries) {
    for (let at = 0; at < 3; at++) await ask(query(at));
    const took: number[] = [];
    for (let at = 0; at < times; at++) {
      const began = performance.now();
      await ask(query(at + 3));
      took.push(performance.now() - began);
    }
    all.push(...took);
    figures.push(toFigure(name, took));
  }
  return [...figures, toFigure('every question', all)];
};
