import { findCourier, jakartaDigits } from '@pasar/api/plugin';
import { type Chance, createChance } from '../../chance.ts';
import type { SeedGroup } from '../../plan/history/seed-orders.ts';

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Numbered {
  group: SeedGroup;
  id: number;
  code: string;
  orders: { id: number; code: string; awb: string }[];
}

export interface Numbers {
  groups: Numbered[];
  /** The ids that each written order of the demo accounts will get: its place among the others by time. */
  written: { groupId: number; orderId: number }[];
  nextGroup: number;
  nextOrder: number;
}

const codeDrawer = (chance: Chance) => {
  const drawn = new Set<string>();
  return (prefix: string, moment: Date): string => {
    for (;;) {
      const tail = Array.from({ length: 5 }, () => chance.pick([...letters])).join('');
      const code = `${prefix}-${jakartaDigits(moment)}-${tail}`;
      if (drawn.has(code)) continue;
      drawn.add(code);
      return code;
    }
  };
};

/** Far from each other, and no two alike: the factor has no divisor in common with ten. */
export const buildAwb = (courier: string, order: number) =>
  `${findCourier(courier)?.awbPrefix ?? ''}${String((order * 700_000_001_713) % 10 ** 12).padStart(12, '0')}`;

/**
 * Numbers everything by time, so that lists by id are lists by time; the written orders, which are made by the
 * market's verbs later, have their numbers kept free. `writtenAt` is oldest first.
 */
export function numberHistory(history: readonly SeedGroup[], writtenAt: readonly Date[]): Numbers {
  const codeFor = codeDrawer(createChance(history.length));
  const numbers: Numbers = { groups: [], written: [], nextGroup: 1, nextOrder: 1 };
  const keepFree = (upTo: number) => {
    for (let at = numbers.written.length; at < writtenAt.length; at++) {
      if ((writtenAt[at]?.getTime() ?? 0) > upTo) return;
      numbers.written.push({ groupId: numbers.nextGroup++, orderId: numbers.nextOrder++ });
    }
  };
  for (const group of history) {
    keepFree(group.placedAt.getTime());
    numbers.groups.push({
      group,
      id: numbers.nextGroup++,
      code: codeFor('INV', group.placedAt),
      orders: group.orders.map(({ fare }) => {
        const id = numbers.nextOrder++;
        return { id, code: codeFor('ORD', group.placedAt), awb: buildAwb(fare.courier, id) };
      }),
    });
  }
  keepFree(Number.POSITIVE_INFINITY);
  return numbers;
}
