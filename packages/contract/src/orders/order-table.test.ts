import { describe, expect, test } from 'vitest';
import { orderStatuses, orderStatusNames, statusesOfTab } from './order-status.ts';
import {
  buyerActions,
  orderTransitions,
  sellerActions,
  type Transition,
  transitionIds,
} from './order-table.ts';

const rows = transitionIds.map((id): [string, Transition] => [id, orderTransitions[id]]);

describe('the table of transitions (domain 3.9) [S26]', () => {
  test('leads out of every status that is not final, and out of no final one', () => {
    const left = new Set(rows.flatMap(([, { from }]) => from));
    for (const status of orderStatusNames) expect(left.has(status)).toBe(!orderStatuses[status].isFinal);
  });

  test('reaches every status but the first', () => {
    const reached = new Set(rows.map(([, { to }]) => to));
    expect(orderStatusNames.filter((status) => !reached.has(status))).toEqual(['waiting_payment']);
  });

  test.each(rows)('%s changes the status, and its button belongs to the one who presses it', (_, row) => {
    expect(row.from).not.toContain(row.to);
    const buttons: Partial<Record<Transition['by'], readonly string[]>> = {
      buyer: buyerActions,
      seller: sellerActions,
    };
    if (row.action) expect(buttons[row.by]).toContain(row.action);
    else expect(['system', 'courier', 'staff']).toContain(row.by);
  });

  test.each(rows)('%s settles the money when it ends an order', (_, { to, journal }) => {
    if (orderStatuses[to].isFinal) expect(journal).toMatch(/^(J0-back|J2|J2-returned|J3|J4|J9)$/);
    else expect([undefined, 'J1']).toContain(journal);
  });

  test('has at most one transition per actor for a button in a status', () => {
    const ways = rows.flatMap(([, { action, by, from }]) =>
      action ? from.map((status) => `${by} ${action} ${status}`) : [],
    );
    expect(new Set(ways).size).toBe(ways.length);
  });
});

describe('the tabs', () => {
  test('show the buyer every order once, and never an unpaid one to the seller [BUYER-03] [SELL-05]', () => {
    expect(statusesOfTab('all', 'buyer')).toEqual(orderStatusNames);
    expect(statusesOfTab('all', 'seller')).not.toContain('waiting_payment');
    expect(statusesOfTab('all', 'seller')).not.toContain('payment_expired');
    expect(statusesOfTab('to_ship', 'seller')).toEqual(['processed']);
    expect(statusesOfTab('cancelled', 'buyer')).toContain('refunded');
  });
});
