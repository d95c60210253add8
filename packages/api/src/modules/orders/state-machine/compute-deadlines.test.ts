import { type OrderStatus, orderStatuses } from '@pasar/contract';
import { expect, test } from 'vitest';
import { day, hour, minute } from '../../../platform/clock.ts';
import { computeDeadlines } from './compute-deadlines.ts';

const now = new Date('2026-03-02T10:00:00Z');
const from = (milliseconds: number, moment = now) => new Date(moment.getTime() + milliseconds);
const statuses = Object.keys(orderStatuses) as OrderStatus[]; // keys of the contract's table

const none = { respond_due_at: null, ship_due_at: null, pickup_due_at: null, complete_due_at: null };
const unreached = { paid_at: null, shipped_at: null, delivered_at: null, ended_at: null };

test.each<[OrderStatus, object]>([
  ['waiting_payment', {}],
  ['new', { respond_due_at: from(24 * hour), paid_at: now }],
  ['processed', { ship_due_at: from(48 * hour) }],
  ['ready_to_ship', { pickup_due_at: from(72 * hour) }],
  ['shipped', { shipped_at: now }],
  ['delivered', { complete_due_at: from(48 * hour), delivered_at: now }],
  ['complained', {}],
  ['completed', { ended_at: now }],
])('an order that becomes %s has one deadline at most, and this milestone alone', (status, reached) => {
  expect(computeDeadlines(status, { now, preorder_days: 0 })).toEqual({ ...none, ...unreached, ...reached });
});

test('milestones stay as they were when another status is reached; an unpaid order has no payment', () => {
  const [paid_at, shipped_at, delivered_at] = [from(-3 * day), from(-2 * day), from(-day)];
  const before = { now, preorder_days: 0, paid_at, shipped_at, delivered_at, ended_at: from(-hour) };
  const changed: Partial<Record<OrderStatus, object>> = {
    waiting_payment: { paid_at: null },
    new: { paid_at: now },
    shipped: { shipped_at: now },
    delivered: { delivered_at: now },
  };
  for (const status of statuses) {
    const ended_at = orderStatuses[status].isFinal ? now : null;
    const kept = { paid_at, shipped_at, delivered_at, ended_at };
    expect(computeDeadlines(status, before), status).toMatchObject({ ...kept, ...changed[status] });
  }
});

test('a seller ships within 48 hours of the payment, of now where nothing was to pay; a preorder has its days on top', () => {
  const shipDue = (more: object) =>
    computeDeadlines('processed', { now, preorder_days: 0, ...more }).ship_due_at;
  const paid_at = from(-5 * hour);
  expect(shipDue({})).toEqual(from(48 * hour));
  expect(shipDue({ paid_at })).toEqual(from(43 * hour));
  expect(shipDue({ paid_at, preorder_days: 7 })).toEqual(from(43 * hour + 7 * day));
});

test('the time that a courier cost who could not be booked is given back to the seller', () => {
  const before = { now, preorder_days: 2, paid_at: from(-hour), lostSeconds: 600 };
  expect(computeDeadlines('processed', before).ship_due_at).toEqual(from(47 * hour + 2 * day + 10 * minute));
});

test('for a parcel that nobody fetched the 48 hours start again, without anything on top', () => {
  const before = { now, preorder_days: 7, paid_at: from(-day), lostSeconds: 600, isRepacked: true };
  expect(computeDeadlines('processed', before).ship_due_at).toEqual(from(48 * hour));
});

test('a buyer has a week to contradict a delivery that the seller reports', () => {
  const before = { now, preorder_days: 0, isOwnWaybill: true };
  expect(computeDeadlines('delivered', before).complete_due_at).toEqual(from(7 * day));
});
