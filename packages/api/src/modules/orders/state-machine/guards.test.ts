import type { Guard } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { day } from '../../../platform/clock.ts';
import { guards, lateFrom } from './guards.ts';
import type { OrderTransition, OrderWithDetails } from './order-transition.ts';

const now = new Date('2026-03-02T10:00:00Z');
const from = (milliseconds: number) => new Date(now.getTime() + milliseconds);

interface Facts {
  move?: object;
  group?: object;
  order?: object;
}

const ask = (guard: Guard, { move, group, order }: Facts) =>
  guards[guard](
    // No guard reads other columns.
    {
      now,
      orders: [{ status: 'waiting_payment' }],
      group: { paid_at: null, closed_at: null, payable: 50_000, pay_due_at: from(1), ...group },
      ...move,
    } as unknown as OrderTransition,
    { status: 'processed', cancelRequest: null, complaint: null, ...order } as OrderWithDetails,
  );

const paid = (more: object = {}) => ({ move: { data: { amount: 50_000, ...more } } });

describe('an order may be moved', () => {
  test.each<[string, Guard, Facts]>([
    ['as long as nothing of its purchase is paid', 'all-orders-unpaid', {}],
    ['by a payment of exactly what was to pay', 'payment-equal', paid()],
    [
      'by a payment that the provider took in time, though the news came late',
      'payment-equal',
      { ...paid({ isInTime: true }), group: { pay_due_at: from(-day) } },
    ],
    ['until the moment before the response is due', 'in-time', { order: { respond_due_at: from(1) } }],
    ['with a reason of the list', 'reason-in-list', { move: { reason: 'stok_habis' } }],
    ['with a reason in words', 'reason-in-list', { move: { reason: 'lainnya', note: 'banjir' } }],
    ['where the buyer asks to cancel', 'cancel-requested', { order: { cancelRequest: { status: 'open' } } }],
    ['where nobody asked to cancel', 'no-cancel-request', {}],
    [
      'after a request to cancel was rejected',
      'no-cancel-request',
      { order: { cancelRequest: { status: 'rejected' } } },
    ],
    ['where a courier can be called', 'pickup-available', { move: { isPickupAvailable: true } }],
    ['by the seller who paid its courier', 'own-waybill', { order: { shipping_paid_by: 'seller' } }],
    ['at the first missed pickup', 'first-missed-pickup', { order: { missed_pickups: 0 } }],
    ['at the second missed pickup', 'second-missed-pickup', { order: { missed_pickups: 1 } }],
    ['without a complaint', 'no-open-complaint', {}],
    ['after its complaint', 'no-open-complaint', { order: { complaint: { status: 'withdrawn' } } }],
    [
      'until the moment before the time to complain ends',
      'inside-complaint-window',
      { order: { complete_due_at: from(1) } },
    ],
    ['with an open complaint', 'complaint-open', { order: { complaint: { status: 'open' } } }],
    ['with one before staff', 'complaint-open', { order: { complaint: { status: 'escalated' } } }],
  ])('%s (%s)', (_, guard, facts) => {
    expect(ask(guard, facts)).toBeNull();
  });
});

describe('a transition is refused, with the status as it is,', () => {
  test.each<[string, Guard, Facts]>([
    ['when its purchase is paid', 'all-orders-unpaid', { group: { paid_at: now } }],
    ['when its purchase is closed', 'all-orders-unpaid', { group: { closed_at: now } }],
    [
      'when another order of its purchase is paid',
      'all-orders-unpaid',
      { move: { orders: [{ status: 'waiting_payment' }, { status: 'new' }] } },
    ],
    ['for a payment of a closed purchase', 'payment-equal', { ...paid(), group: { closed_at: now } }],
    ['for a payment of less', 'payment-equal', paid({ amount: 49_999 })],
    ['without a payment', 'payment-equal', {}],
    ['for a payment at the deadline', 'payment-equal', { ...paid(), group: { pay_due_at: now } }],
    ['when the response is due', 'in-time', { order: { respond_due_at: now } }],
    ['when no response is expected', 'in-time', { order: { respond_due_at: null } }],
    ['when nobody asks to cancel', 'cancel-requested', {}],
    [
      'after a request to cancel was rejected',
      'cancel-requested',
      { order: { cancelRequest: { status: 'rejected' } } },
    ],
    ['when the market booked the courier', 'own-waybill', { order: { shipping_paid_by: 'market' } }],
    ['at the second missed pickup', 'first-missed-pickup', { order: { missed_pickups: 1 } }],
    ['at the first missed pickup', 'second-missed-pickup', { order: { missed_pickups: 0 } }],
    ['without a complaint', 'complaint-open', {}],
    ['after its complaint', 'complaint-open', { order: { complaint: { status: 'withdrawn' } } }],
  ])('%s (%s)', (_, guard, facts) => {
    expect(ask(guard, facts)).toMatchObject({
      code: 409,
      words: 'order.moved',
      data: { status: 'processed' },
    });
  });
});

describe('whoever cannot move an order learns', () => {
  const said = (words: string, data: object = { status: 'processed' }) => ({ code: 409, words, data });
  const field = (name: string, words: string) => ({ code: 422, fields: { [name]: [words] } });
  test.each<[string, Guard, Facts, object]>([
    ['that a reason is needed', 'reason-in-list', {}, field('reason', 'order.reason.required')],
    [
      'that the reason is none of the list',
      'reason-in-list',
      { move: { reason: 'bosan', note: 'bosan' } },
      field('reason', 'order.reason.required'),
    ],
    [
      'that another reason needs words',
      'reason-in-list',
      { move: { reason: 'lainnya' } },
      field('description', 'order.reason.text'),
    ],
    [
      'that spaces are no words',
      'reason-in-list',
      { move: { reason: 'lainnya', note: '  ' } },
      field('description', 'order.reason.text'),
    ],
    [
      'that a request to cancel waits',
      'no-cancel-request',
      { order: { cancelRequest: { status: 'open' } } },
      said('order.cancel-pending'),
    ],
    [
      'that no courier can be called',
      'pickup-available',
      { move: { isPickupAvailable: false } },
      said('waybill.required', { reason: 'waybill_required' }),
    ],
    [
      'that a complaint is open',
      'no-open-complaint',
      { order: { complaint: { status: 'open' } } },
      said('order.complaint-open'),
    ],
    [
      'that staff decide a complaint',
      'no-open-complaint',
      { order: { complaint: { status: 'escalated' } } },
      said('order.complaint-open'),
    ],
    [
      'that the time to complain is over',
      'inside-complaint-window',
      { order: { complete_due_at: now } },
      said('order.complaint-late'),
    ],
    [
      'that there is no time to complain',
      'inside-complaint-window',
      { order: { complete_due_at: null } },
      said('order.complaint-late'),
    ],
  ])('%s (%s)', (_, guard, facts, refusal) => {
    expect(ask(guard, facts)).toMatchObject(refusal);
  });
});

describe('a parcel that has not come', () => {
  const shipped = (days: number, more = 0) => ({ shipped_at: from(-days * day - more), etd_max: 3 });
  const complain = (order: object, reason = 'not_arrived') =>
    ask('too-late-to-arrive', { move: { reason }, order: { status: 'shipped', ...order } });

  test('may be complained about from five days after the latest promise', () => {
    expect(lateFrom(shipped(0))).toEqual(from(8 * day));
    expect(complain(shipped(8))).toBeNull();
    expect(complain(shipped(8, -1))).toMatchObject({
      code: 409,
      words: 'order.complaint-early',
      data: { status: 'shipped', from: from(1).toISOString() },
    });
  });

  test('may not be complained about for another reason, nor before it left', () => {
    expect(complain(shipped(9), 'damaged')).toMatchObject({
      words: 'order.complaint-early',
      data: { from: from(-day).toISOString() },
    });
    expect(lateFrom({ shipped_at: null, etd_max: 3 })).toBeNull();
    expect(complain({ shipped_at: null, etd_max: 3 })).toMatchObject({
      words: 'order.complaint-early',
      data: { status: 'shipped', from: null },
    });
  });
});
