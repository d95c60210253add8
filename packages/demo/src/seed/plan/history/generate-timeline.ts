import type { CancelReason, RejectReason } from '@pasar/contract';
import type { Chance } from '../../chance.ts';
import type { OrderTimeline, TimelineEvent, TimelineScan } from './seed-orders.ts';

/** How an order ends, or what it waits for. */
export type OrderScenario =
  | 'completed'
  | 'expired'
  | 'unpaid-cancelled'
  | 'cancelled'
  | 'rejected'
  | 'ignored'
  | 'asked-to-cancel'
  | 'refunded'
  | 'made-up'
  | 'lost'
  | 'rests-new'
  | 'rests-processed'
  | 'rests-ready';

/** In thousandths; the rest is completed. */
const fates: readonly (readonly [fate: OrderScenario, share: number])[] = [
  ['expired', 34],
  ['unpaid-cancelled', 8],
  ['cancelled', 22],
  ['rejected', 20],
  ['ignored', 10],
  ['asked-to-cancel', 7],
  ['refunded', 12],
  ['made-up', 5],
  ['lost', 2],
];

export const generateScenario = (chance: Chance): OrderScenario => {
  let left = chance.next() * 1_000;
  for (const [fate, share] of fates) {
    left -= share;
    if (left < 0) return fate;
  }
  return 'completed';
};

/** Orders that nobody ever pays end with their whole group. */
export const isUnpaidScenario = (fate: OrderScenario): boolean =>
  fate === 'expired' || fate === 'unpaid-cancelled';

interface Way {
  /** Hours until the payment. */
  paidAfter: number;
  isSameCity: boolean;
  etdMin: number;
  etdMax: number;
}

const rejections: readonly RejectReason[] = ['harga_salah', 'alamat_tidak_terjangkau', 'toko_tutup'];
const regrets: readonly CancelReason[] = ['ubah_pesanan', 'ubah_alamat', 'harga_lain', 'tidak_jadi'];

const within = (chance: Chance, low: number, high: number) => low + (high - low) * chance.next();

/** From the seller's yes to the parcel at the door. */
const journey = (chance: Chance, way: Way, accepted: number, called: number, fetched: number) => {
  const arrived = fetched + Math.max(14, within(chance, way.etdMin, way.etdMax) * 24 - within(chance, 0, 8));
  const on = (share: number) => fetched + (arrived - fetched) * share;
  const scans: TimelineScan[] = [
    { code: 'manifested', where: 'origin', after: called + 0.4 },
    { code: 'picked_up', where: 'origin', after: fetched },
    { code: 'in_transit', where: 'origin', after: on(0.2) },
    ...(way.isSameCity ? [] : [{ code: 'in_transit', where: 'destination', after: on(0.75) } as const]),
    { code: 'out_for_delivery', where: 'destination', after: on(0.9) },
    { code: 'delivered', where: 'destination', after: arrived },
  ];
  const events: TimelineEvent[] = [
    { transition: 'T4', after: accepted },
    { transition: 'T9', after: called },
    { transition: 'T10', after: fetched },
    { transition: 'T12', after: arrived },
  ];
  return { scans, events, arrived };
};

const sent = (chance: Chance, fate: OrderScenario, way: Way): OrderTimeline => {
  const slow = fate === 'rests-new' ? 22 : fate === 'rests-processed' ? 1 : within(chance, 0.4, 15);
  const accepted = way.paidAfter + slow;
  const called =
    accepted + (fate === 'rests-processed' ? 42 : fate === 'rests-ready' ? 1 : within(chance, 0.5, 20));
  const fetched = called + (fate === 'rests-ready' ? 60 : within(chance, 2, 18));
  const { scans, events, arrived } = journey(chance, way, accepted, called, fetched);
  const life: OrderTimeline = {
    events: [{ transition: 'T1', after: way.paidAfter }, ...events],
    scans,
    cancelRequest: null,
    complaint: null,
  };
  if (fate === 'lost') {
    const gone = fetched + (arrived - fetched) * 0.8;
    life.scans = [...scans.slice(0, 3), { code: 'lost', where: 'origin', after: gone }];
    life.events = [
      ...life.events.filter(({ transition }) => transition !== 'T12'),
      { transition: 'T18', after: gone },
    ];
  } else if (fate === 'refunded' || fate === 'made-up') {
    const type = chance.pick(['damaged', 'wrong', 'incomplete'] as const);
    const complained = arrived + within(chance, 1, 40);
    const note = {
      damaged: 'Barang rusak di jalan.',
      wrong: 'Bukan yang saya pesan.',
      incomplete: 'Ada yang kurang.',
    };
    life.complaint = { type, share: type === 'wrong' ? 1 : 0.5 };
    life.events.push(
      { transition: 'T15', after: complained, reason: type, note: note[type] },
      fate === 'refunded'
        ? {
            transition: 'T17b',
            after: complained + within(chance, 2, 60),
            note: 'Mohon maaf, dananya kami kembalikan.',
          }
        : {
            transition: 'T17a',
            after: complained + within(chance, 2, 60),
            note: 'Sudah beres dengan penjual.',
          },
    );
  } else if (chance.happens(0.6)) {
    life.events.push({ transition: 'T13', after: arrived + within(chance, 0.5, 46) });
  } else {
    life.events.push({ transition: 'T14', after: arrived + 48.01 });
  }
  return life;
};

/** Draws what happens to an order and when; every step is in time, so that what has not happened yet is not late. */
export function generateTimeline(chance: Chance, fate: OrderScenario, way: Way): OrderTimeline {
  const paid: TimelineEvent = { transition: 'T1', after: way.paidAfter };
  const ended = (...events: TimelineEvent[]): OrderTimeline => ({
    events,
    scans: [],
    cancelRequest: null,
    complaint: null,
  });
  const after = (low: number, high: number) => way.paidAfter + within(chance, low, high);
  if (fate === 'expired') return ended({ transition: 'T2', after: 24 });
  if (fate === 'unpaid-cancelled') return ended({ transition: 'T3', after: within(chance, 0.1, 12) });
  if (fate === 'cancelled')
    return ended(paid, { transition: 'T6', after: after(0.1, 5), reason: chance.pick(regrets) });
  if (fate === 'rejected')
    return ended(paid, { transition: 'T5', after: after(0.5, 20), reason: chance.pick(rejections) });
  if (fate === 'ignored') return ended(paid, { transition: 'T8', after: way.paidAfter + 24.01 });
  if (fate === 'asked-to-cancel') {
    const asked = after(9, 14);
    const reason = chance.pick(regrets);
    return {
      ...ended(
        paid,
        { transition: 'T4', after: after(0.5, 8) },
        { transition: 'T7', after: asked + within(chance, 6, 24) },
      ),
      cancelRequest: { after: asked, reason, note: 'Mohon dibatalkan, ya.' },
    };
  }
  return sent(chance, fate, way);
}

/** When the last thing happens, in hours after the order was placed. */
export const lastHour = ({ events }: OrderTimeline): number => Math.max(...events.map(({ after }) => after));
