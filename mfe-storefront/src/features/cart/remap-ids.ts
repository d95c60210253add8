import type { Cart } from '../../shared/cart-calls/index.ts';
import type { Change } from './apply-change.ts';

/** A restored line has another id; its pending changes follow it. */
export const remapIds = (change: Change, ids: ReadonlyMap<number, number>): Change => {
  const now = (id: number) => ids.get(id) ?? id;
  if ('id' in change) return { ...change, id: now(change.id) };
  return 'ids' in change ? { ...change, ids: change.ids.map(now) } : change;
};

/** The new id of each restored line. */
export const getNewIds = (change: Change, { groups }: Cart): Map<number, number> => {
  if (change.kind !== 'restore') return new Map();
  const byVariant = new Map(
    groups.flatMap(({ items }) => items.map(({ variant_id, id }) => [variant_id, id])),
  );
  return new Map(
    change.lines.flatMap(({ item }) => {
      const id = byVariant.get(item.variant_id);
      return id === undefined ? [] : [[item.id, id]];
    }),
  );
};
