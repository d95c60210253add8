import { formatRupiah, type Locale } from '@pasar/contract';
import type { PriceRange } from '../../search/index.ts';

const upTo: Record<Locale, string> = { id: 'Sampai', en: 'Up to' };
const from: Record<Locale, string> = { id: 'Mulai', en: 'From' };

/** A range of prices as pages show it: `Sampai Rp100.000`. */
export const describePrice = ({ min, max }: PriceRange, locale: Locale): string => {
  if (min !== null && max !== null) return `${formatRupiah(min)}–${formatRupiah(max)}`;
  return max === null ? `${from[locale]} ${formatRupiah(min ?? 0)}` : `${upTo[locale]} ${formatRupiah(max)}`;
};
