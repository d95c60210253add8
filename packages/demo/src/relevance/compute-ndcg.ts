const shown = 10;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** How good the first ten grades are beside the best ten that there are, 0 to 1; null when none is any good. */
export const computeNdcg = (found: readonly number[], all: readonly number[]): number | null => {
  const ideal = gain(all.toSorted((one, other) => other - one));
  return ideal === 0 ? null : gain(found) / ideal;
};
