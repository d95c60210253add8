import { orderTransitions, type TransitionId } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { findTransitionError } from './find-transition-error.ts';
import { isTransitionDue } from './is-transition-due.ts';
import type { OrderTransition, OrderWithDetails } from './order-transition.ts';
import type { TransitionActor } from './transition-actor.ts';

const now = new Date('2026-03-02T10:00:00Z');
const [past, next] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

const buyer: TransitionActor = { by: 'buyer', userId: 1 };
const seller: TransitionActor = { by: 'seller', userId: 2, merchantId: 20 };
const staff: TransitionActor = { by: 'staff', userId: 3 };
const system: TransitionActor = { by: 'system' };

// No other columns are read.
const moveOf = (transition: TransitionId, mover: TransitionActor, more: object = {}) =>
  ({ transition, mover, rule: orderTransitions[transition], now, ...more }) as unknown as OrderTransition;
const orderOf = (status: string, more: object = {}) =>
  ({
    status,
    user_id: 1,
    merchant_id: 20,
    paid_at: past,
    respond_due_at: null,
    ship_due_at: null,
    pickup_due_at: null,
    complete_due_at: null,
    cancelRequest: null,
    complaint: null,
    ...more,
  }) as OrderWithDetails;

const errorOf = (move: OrderTransition, order: OrderWithDetails) => {
  const error = findTransitionError(move, order);
  return error && [error.code, error.words];
};

describe('who may not move an order learns the first reason', () => {
  const fresh = orderOf('new', { respond_due_at: next });
  const hidden = [404, 'order.not-found'];

  test('the order of somebody else does not exist', () => {
    expect(errorOf(moveOf('T6', { by: 'buyer', userId: 2 }), fresh)).toEqual(hidden);
    expect(errorOf(moveOf('T4', { by: 'seller', userId: 2, merchantId: 21 }), fresh)).toEqual(hidden);
    expect(errorOf(moveOf('T4', seller), orderOf('new', { paid_at: null }))).toEqual(hidden);
  });

  test('the order is theirs, and the transition that of somebody else', () => {
    for (const mover of [buyer, staff, system])
      expect(errorOf(moveOf('T4', mover), fresh)).toEqual([403, 'request.forbidden']);
    expect(errorOf(moveOf('T6', seller), fresh)).toEqual([403, 'request.forbidden']);
  });

  test('the order is in another status, and the error names it', () => {
    const error = findTransitionError(moveOf('T4', seller), orderOf('shipped', { respond_due_at: next }));
    expect(error).toMatchObject({ code: 409, words: 'order.moved', data: { status: 'shipped' } });
  });

  test('a deadline is not over yet', () => {
    expect(errorOf(moveOf('T8', system), fresh)).toEqual([409, 'order.moved']);
    expect(errorOf(moveOf('T8', system), orderOf('new', { respond_due_at: now }))).toBeNull();
  });

  test('a guard of the transition refuses it', () => {
    expect(errorOf(moveOf('T5', seller), fresh)).toEqual([422, 'order.reason.required']);
    const late = orderOf('new', { respond_due_at: now });
    expect(errorOf(moveOf('T4', seller), late)).toEqual([409, 'order.moved']);
    const asked = orderOf('processed', { cancelRequest: { status: 'open' } });
    for (const isPickupAvailable of [true, false])
      expect(errorOf(moveOf('T9', seller, { isPickupAvailable }), asked)).toEqual([
        409,
        'order.cancel-pending',
      ]);
    const noPickup = moveOf('T9', seller, { isPickupAvailable: false });
    expect(errorOf(noPickup, orderOf('processed'))).toEqual([409, 'waybill.required']);
  });
});

test('everybody makes the transitions that are theirs', () => {
  const fresh = orderOf('new', { respond_due_at: next });
  expect(errorOf(moveOf('T6', buyer), fresh)).toBeNull();
  expect(errorOf(moveOf('T4', seller), fresh)).toBeNull();
  expect(errorOf(moveOf('T30', staff), fresh)).toBeNull();
  expect(errorOf(moveOf('T20', system), fresh)).toBeNull();
  expect(errorOf(moveOf('T12', { by: 'courier' }), orderOf('shipped'))).toBeNull();
});

describe('what the system does at a deadline', () => {
  const isDue = (transition: TransitionId, order: object) =>
    isTransitionDue(moveOf(transition, system), orderOf('new', order));

  test.each<[TransitionId, string, (at: Date | null) => object]>([
    ['T7b', 'the reply to a request to cancel', (at) => ({ cancelRequest: { due_at: at } })],
    ['T8', 'the response of the seller', (at) => ({ respond_due_at: at, ship_due_at: at && next })],
    ['T8', 'the handover to the courier', (at) => ({ ship_due_at: at })],
    ['T11', 'the first pickup', (at) => ({ pickup_due_at: at })],
    ['T11b', 'the second pickup', (at) => ({ pickup_due_at: at })],
    ['T14', 'the complaints of the buyer', (at) => ({ complete_due_at: at })],
  ])('%s waits for the deadline of %s', (transition, _, dueAt) => {
    expect([past, now, next, null].map((at) => isDue(transition, dueAt(at)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a cancellation that nobody asked for is never due', () => {
    expect(isDue('T7b', {})).toBe(false);
  });

  test('a transition without a deadline is due at any time', () => {
    expect(isDue('T20', {})).toBe(true);
  });
});
