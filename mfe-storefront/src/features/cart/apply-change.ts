import type { CartGroup, CartItem } from '@pasar/contract';
import type { Cart } from '../../shared/cart-calls/index.ts';

/** A removed line, with its former position. */
export interface RemovedLine {
  item: CartItem;
  group: CartGroup;
  groupIndex: number;
  index: number;
  /** The key under which it would be put back. */
  key: string;
}

/** One change by the user that the server has not confirmed yet. */
export type Change =
  | { kind: 'quantity'; id: number; qty: number }
  | { kind: 'note'; id: number; note: string }
  | { kind: 'check'; ids: readonly number[]; checked: '0' | '1' }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'restore'; lines: readonly RemovedLine[] };

/** Whether a line can be bought as it is, or with fewer pieces. */
export const isBuyable = ({ max_qty }: CartItem): boolean => max_qty > 0;

const isBought = (item: CartItem) => item.is_checked === '1' && isBuyable(item);

/** A cart of these groups: empty ones go, a group is active when all its items are checked (SPEC 4 "Cart"). */
const countAgain = (groups: readonly CartGroup[]): Cart => {
  const kept = groups
    .filter(({ items }) => items.length > 0)
    .map((group): CartGroup => {
      const all = group.items.every(({ is_checked }) => is_checked === '1');
      return { ...group, status: all ? 'active' : 'non-active' };
    });
  const items = kept.flatMap((group) => group.items);
  const bought = items.filter(isBought);
  return {
    groups: kept,
    total: bought.reduce((sum, { price, qty }) => sum + price * qty, 0),
    total_item: items.length,
    total_checked: bought.length,
  };
};

const eachItem = (cart: Cart, ids: readonly number[], change: (item: CartItem) => CartItem): Cart =>
  countAgain(
    cart.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => (ids.includes(item.id) ? change(item) : item)),
    })),
  );

const putBack = (cart: Cart, { item, group, groupIndex, index }: RemovedLine): Cart => {
  const standing = cart.groups.find(({ id }) => id === group.id);
  if (standing?.items.some(({ variant_id }) => variant_id === item.variant_id)) return cart;
  const whole = { ...group, items: (standing?.items ?? []).toSpliced(index, 0, item) };
  const groups = standing
    ? cart.groups.map((one) => (one === standing ? whole : one))
    : cart.groups.toSpliced(groupIndex, 0, whole);
  return countAgain(groups);
};

/** The cart as it will be once a request is granted, so that nobody waits to see what they did. */
export const applyChange = (cart: Cart, change: Change): Cart => {
  switch (change.kind) {
    case 'quantity':
      return eachItem(cart, [change.id], (item) => ({
        ...item,
        qty: change.qty,
        warning: change.qty <= item.max_qty && isBuyable(item) ? null : item.warning,
      }));
    case 'note':
      return eachItem(cart, [change.id], (item) => ({ ...item, note: change.note }));
    case 'check':
      return eachItem(cart, change.ids, (item) => ({ ...item, is_checked: change.checked }));
    case 'remove':
      return countAgain(
        cart.groups.map((group) => ({
          ...group,
          items: group.items.filter(({ id }) => !change.ids.includes(id)),
        })),
      );
    case 'restore':
      return change.lines.reduce(putBack, cart);
  }
};

/** The lines of these ids with their places, for an undo. */
export const getRemovedLines = ({ groups }: Cart, ids: readonly number[]): RemovedLine[] =>
  groups.flatMap((group, groupIndex) =>
    group.items.flatMap((item, index) =>
      ids.includes(item.id) ? [{ item, group, groupIndex, index, key: crypto.randomUUID() }] : [],
    ),
  );
