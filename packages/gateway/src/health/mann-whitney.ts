/** The chance of a standard normal variable above z (Abramowitz and Stegun 7.1.26, error below 1e-6). */
const normalTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const series =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const tail = (series * Math.exp(-x * x)) / 2;
  return z >= 0 ? tail : 1 - tail;
};

/**
 * The chance that two samples of one distribution differ so much in favor of larger values in the first one
 * (Mann–Whitney, one-sided, normal approximation with ties and continuity). 1 for an empty sample.
 */
export const mannWhitneyTail = (one: readonly number[], other: readonly number[]): number => {
  const [n, m] = [one.length, other.length];
  if (n === 0 || m === 0) return 1;
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const [count, rank] = [to - from, (from + 1 + to) / 2];
    rankSum += rank * all.slice(from, to).filter(({ first }) => first).length;
    ties += count ** 3 - count;
    from = to;
  }
  const u = rankSum - (n * (n + 1)) / 2;
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance <= 0 ? 1 : normalTail((u - (n * m) / 2 - 0.5) / Math.sqrt(variance));
};
