/** How a kind of goods is taxed from a day on: `percent` of `base`. */
export interface TaxRate {
  kind: 'standard' | 'luxury';
  /** In Jakarta, `2025-01-01`. */
  since: string;
  percent: number;
  /** The part of the price that is the tax base: 11/12, or all of it. */
  base_part: number;
  base_of: number;
}

export interface Ppn {
  /** Rupiah without PPN. */
  price: number;
  dpp: number;
  ppn: number;
}

/** `amount × part ÷ of`, rounded half up once; exact for any safe amounts. */
export const portion = (amount: number, part: number, of: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));

/**
 * Takes PPN out of an amount that includes it. Today ordinary goods: price = amount × 100/111, base = price × 11/12;
 * luxury goods: price = amount × 100/112, base = price. What rounding leaves over is PPN, so that the parts add up.
 */
export const computePpn = (
  amount: number,
  { percent, base_part, base_of }: Pick<TaxRate, 'percent' | 'base_part' | 'base_of'>,
): Ppn => {
  const price = portion(amount, 100 * base_of, 100 * base_of + percent * base_part);
  return { price, dpp: portion(price, base_part, base_of), ppn: amount - price };
};

/** What an amount of one kind was taxed at. */
export type TaxedAmount = Pick<TaxRate, 'kind' | 'percent' | 'base_part' | 'base_of'> & { amount: number };

export const sumPpn = (taxed: readonly TaxedAmount[]): Ppn =>
  taxed.reduce(
    (sum, one) => {
      const { price, dpp, ppn } = computePpn(one.amount, one);
      return { price: sum.price + price, dpp: sum.dpp + dpp, ppn: sum.ppn + ppn };
    },
    { price: 0, dpp: 0, ppn: 0 },
  );

/** The same amounts when `returned` of `goods` went back; each kind loses its part. */
export const withoutReturned = (
  taxed: readonly TaxedAmount[],
  returned: number,
  goods: number,
): TaxedAmount[] =>
  goods === 0
    ? []
    : taxed.map((one) => ({ ...one, amount: one.amount - portion(one.amount, returned, goods) }));
