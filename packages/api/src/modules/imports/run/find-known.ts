import { createMessage } from '../../../platform/message.ts';
import { assertRequired } from '../draft/assert-required.ts';
import type { KnownProduct, Lookups } from '../draft/lookups.ts';
import type { Group, Job } from './take-chunk.ts';

/** A group of rows, and the product of the store that they change. */
export interface Matched {
  lines: Group;
  known: KnownProduct | null;
}

/** New products need new codes. */
const refuseTaken = (lines: Group, lookups: Lookups): void => {
  for (const line of lines) {
    for (const column of ['sku', 'kode_induk'] as const) {
      const sku = line.text(column);
      if (sku !== null && lookups.productOf(sku)) line.refuse(column, 'sku_taken', 'import.sku-taken');
    }
  }
};

/** The one product that the codes of a group belong to; notes rows whose code belongs to another. */
const productOf = (lines: Group, lookups: Lookups): KnownProduct | null => {
  let found: { product: KnownProduct; row: number } | null = null;
  for (const line of lines) {
    assertRequired(line, ['sku']);
    const product = lookups.productOf(line.text('sku') ?? '');
    if (!product) continue;
    found ??= { product, row: line.row };
    if (found.product !== product) {
      line.refuse('sku', 'sku_elsewhere', createMessage('import.sku-elsewhere', { row: found.row }));
    }
  }
  return found?.product ?? lookups.productOf(lines[0].text('kode_induk') ?? '');
};

/** Rows without a `kode_induk` may mean variants of one product: they are saved together. */
const joined = (matched: readonly Matched[]): Matched[] => {
  const byProduct = new Map<number, Matched>();
  return matched.flatMap((group): Matched[] => {
    const same = group.known && byProduct.get(group.known.productId);
    if (same) {
      same.lines.push(...group.lines);
      return [];
    }
    if (group.known) byProduct.set(group.known.productId, group);
    return [group];
  });
};

/** Finds for each group the product that it changes. In the mode `create` there must be none. */
export const findKnown = (groups: readonly Group[], lookups: Lookups, { mode }: Job): Matched[] => {
  if (mode === 'upsert') {
    return joined(groups.map((lines) => ({ lines, known: productOf(lines, lookups) })));
  }
  for (const lines of groups) refuseTaken(lines, lookups);
  return groups.map((lines) => ({ lines, known: null }));
};
