import { createMessage } from '../../../platform/message.ts';
import type { Line } from './line.ts';

/** Rows that become one product: those with one `kode_induk`, wherever they are; any other row separately. */
export const groupLines = (lines: readonly Line[]): Line[][] => {
  const groups: Line[][] = [];
  const byParent = new Map<string, Line[]>();
  for (const line of lines) {
    const parent = line.text('kode_induk')?.toLowerCase();
    const group = parent === undefined ? undefined : byParent.get(parent);
    if (group) group.push(line);
    else {
      const opened = [line];
      groups.push(opened);
      if (parent !== undefined) byParent.set(parent, opened);
    }
  }
  return groups;
};

/** Notes every SKU of an earlier row: a code belongs to one row of a spreadsheet. */
export const rejectRepeatedSkus = (lines: readonly Line[]): void => {
  const rows = new Map<string, number>();
  for (const line of lines) {
    const sku = line.text('sku');
    const earlier = sku === null ? undefined : rows.get(sku);
    if (sku !== null && earlier === undefined) rows.set(sku, line.row);
    if (earlier !== undefined)
      line.refuse('sku', 'sku_twice', createMessage('import.sku-twice', { row: earlier }));
  }
};
