/** The middle of an odd number of values; of an even number the upper middle. Throws RangeError on none. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}
