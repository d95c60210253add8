/**
 * How many times a figure of the smallest market is that of the largest (quality P9); null when there is only one size
 * to compare with itself.
 */
export const computeGrowth = (sizes: readonly number[], figures: readonly number[]): number | null => {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (least === most) return null;
  const figureAt = (size: number) => figures[sizes.indexOf(size)] ?? Number.NaN;
  return figureAt(most) / figureAt(least);
};
