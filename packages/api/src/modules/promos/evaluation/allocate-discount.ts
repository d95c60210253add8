/**
 * Splits an integer amount by weights so that the parts always add up to it (largest remainder; the first one wins a
 * tie). No part is above its weight when the amount is not above their sum. All weights 0: all parts 0.
 */
export const allocateDiscount = (amount: number, weights: readonly number[]): number[] => {
  // Rupiah times rupiah leaves what a float holds exactly.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, place) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { place, part: Number(exact / total), rest: exact % total };
  });
  const parts = shares.map(({ part }) => part);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRest = shares.toSorted((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1,
  );
  for (const { place, part } of byRest) {
    if (left-- <= 0) break;
    parts[place] = part + 1;
  }
  return parts;
};
