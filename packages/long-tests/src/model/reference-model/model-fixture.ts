/**
 * The small world of every sequence: little stock, so that people get in each other's way, and prices that leave
 * remainders. Amounts are rupiah.
 */
export const modelFixture = {
  /** What is in the buyers' wallets at the beginning. */
  buyers: [400_000, 1_500_000],
  /** Official codes of the cities that the stores send from. */
  stores: ['32.73', '51.71'],
  /** Where both buyers live; the first one is the default. */
  addresses: ['32.73', '31.71'],
  /** One kilogram takes all pieces of a store. */
  variants: [
    { store: 0, product: 0, price: 25_500, stock: 4 },
    { store: 0, product: 0, price: 147_900, stock: 2 },
    { store: 1, product: 1, price: 612_345, stock: 3 },
  ],
  vouchers: [
    {
      store: 0,
      kind: 'discount',
      percent: 15,
      amount: 0,
      most: 20_000,
      minSpend: 50_000,
      quota: 3,
      perBuyer: 2,
      byCode: false,
      days: 400,
    },
    {
      store: null,
      kind: 'discount',
      percent: 7,
      amount: 0,
      most: null,
      minSpend: 0,
      quota: 2,
      perBuyer: 1,
      byCode: true,
      days: 6,
    },
    {
      store: null,
      kind: 'shipping',
      percent: 0,
      amount: 10_000,
      most: null,
      minSpend: 100_000,
      quota: 3,
      perBuyer: 1,
      byCode: false,
      days: 400,
    },
  ],
} as const;

export type Source = 'cart' | 'single';

/** The store that sells a variant. */
export const getStore = (variant: number): number => at(modelFixture.variants, variant).store;

/** An element that has to be there. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return found;
};

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
