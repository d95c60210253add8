/** A sheet has no column for the crossed-out price: it stays as long as it is above the price. */
export const pricesAboveSale = (
  before: number | null | '' | undefined,
  price: number | null | undefined,
): number | null => (before && price && before > price ? before : null);
