import type { TaxRate } from './compute-ppn.ts';

/**
 * PPN by the day of payment: law 7/2021, and PMK 131/2024, by which luxury goods had the base of ordinary ones for one
 * month. A new rate is a new row; no row ever changes.
 */
const taxRates: readonly TaxRate[] = [
  { kind: 'standard', since: '2022-04-01', percent: 11, base_part: 1, base_of: 1 },
  { kind: 'luxury', since: '2022-04-01', percent: 11, base_part: 1, base_of: 1 },
  { kind: 'standard', since: '2025-01-01', percent: 12, base_part: 11, base_of: 12 },
  { kind: 'luxury', since: '2025-01-01', percent: 12, base_part: 11, base_of: 12 },
  { kind: 'luxury', since: '2025-02-01', percent: 12, base_part: 1, base_of: 1 },
];

/** The rate of a kind of goods on a day in Jakarta; none for exempt ones and before the first row. */
export const findTaxRate = (kind: TaxRate['kind'] | 'exempt', day: string): TaxRate | undefined =>
  taxRates.findLast((rate) => rate.kind === kind && rate.since <= day);
