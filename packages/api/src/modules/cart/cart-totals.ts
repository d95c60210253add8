import { type Rupiah, rupiah } from '@pasar/contract';
import { isBuyable, type PricedLine } from './price-lines.ts';

/** What a page shows of the full cart; `total` in rupiah. */
export interface CartTotals {
  total: Rupiah;
  total_item: number;
  total_checked: number;
}

/** Checked lines that can be bought are counted and added up; what is sold out costs nothing. */
export const cartTotals = (lines: readonly PricedLine[]): CartTotals => {
  const bought = lines.filter((line) => line.isChecked && isBuyable(line));
  return {
    total: rupiah(bought.reduce((sum, { unitPrice, qty }) => sum + unitPrice * qty, 0)),
    total_item: lines.length,
    total_checked: bought.length,
  };
};
