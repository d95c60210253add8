const logFactorials: number[] = [0];

const logFactorial = (n: number): number => {
  for (let known = logFactorials.length; known <= n; known += 1) {
    logFactorials[known] = (logFactorials[known - 1] ?? 0) + Math.log(known);
  }
  return logFactorials[n] ?? 0;
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

const sumFrom = (from: number, to: number, logTerm: (k: number) => number): number => {
  let sum = 0;
  for (let k = from; k <= to; k += 1) sum += Math.exp(logTerm(k));
  return Math.min(1, sum);
};

/**
 * The exact chance of `hits` or more among `n` when each comes with the chance `share` (one-sided binomial test).
 * `share` lies between 0 and 1.
 */
export const binomialTail = (hits: number, n: number, share: number): number => {
  if (hits <= 0 || share >= 1) return 1;
  if (share <= 0) return 0;
  return sumFrom(hits, n, (k) => logChoose(n, k) + k * Math.log(share) + (n - k) * Math.log1p(-share));
};

/** How many of how many. */
export interface Count {
  hits: number;
  of: number;
}

/**
 * The exact chance that so many of all hits, or more, fall to `one` when both draw from the same urn (Fisher's
 * one-sided test). Small counts need no correction, and an empty side proves nothing: then it is 1.
 */
export const fisherTail = (one: Count, other: Count): number => {
  const hits = one.hits + other.hits;
  const all = logChoose(one.of + other.of, hits);
  return sumFrom(
    one.hits,
    Math.min(one.of, hits),
    (k) => logChoose(one.of, k) + logChoose(other.of, hits - k) - all,
  );
};
