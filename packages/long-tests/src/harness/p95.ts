/** What 95 of 100 measurements do not exceed; infinite without any. */
export const p95 = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
