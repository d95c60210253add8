import type { ScanCode } from '@pasar/api/plugin';
import type { CancelReason, ComplaintType, RejectReason, TransitionId } from '@pasar/contract';

/** One thing that happens to an order, this many hours after it was placed. */
export type Step = { after: number } & (
  | { pay: true }
  | { move: TransitionId; reason?: RejectReason | CancelReason | ComplaintType; note?: string }
  | { scan: ScanCode; at: 'origin' | 'destination' }
  | { askToCancel: CancelReason; note: string }
);

export interface OrderSpec {
  /** The demo buyer, or a place in the plan's buyers: the first five have an address. */
  buyer: 'demo' | 0 | 1 | 2 | 3 | 4;
  /** The demo seller's store, or another one. */
  store: 'demo' | 'other';
  hoursAgo: number;
  qty: number;
  method: 'va_bca' | 'va_mandiri' | 'qris';
  courier: readonly [courier: string, service: string];
  note?: string;
  dropship?: { name: string; phone: string };
  steps: readonly Step[];
}

const paid: readonly Step[] = [{ after: 0.2, pay: true }];
const accepted: readonly Step[] = [...paid, { after: 4, move: 'T4' }];
const handedOver: readonly Step[] = [...accepted, { after: 9, move: 'T9' }];
const sent: readonly Step[] = [
  ...handedOver,
  { after: 11, scan: 'manifested', at: 'origin' },
  { after: 14, scan: 'picked_up', at: 'origin' },
  { after: 14, move: 'T10' },
  { after: 22, scan: 'in_transit', at: 'origin' },
];
const arrived: readonly Step[] = [
  ...sent,
  { after: 44, scan: 'in_transit', at: 'destination' },
  { after: 52, scan: 'out_for_delivery', at: 'destination' },
  { after: 56, scan: 'delivered', at: 'destination' },
  { after: 56, move: 'T12' },
];

const day = 24;

/** Two months of the demo buyer's and the demo seller's trade: every status is there, the newest orders wait. */
export const orders: readonly OrderSpec[] = [
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 58 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    steps: [...arrived, { after: 70, move: 'T13' }],
  },
  {
    buyer: 0,
    store: 'demo',
    hoursAgo: 49 * day,
    qty: 2,
    method: 'qris',
    courier: ['jnt', 'EZ'],
    steps: [...arrived, { after: 104, move: 'T14' }],
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 41 * day,
    qty: 1,
    method: 'va_mandiri',
    courier: ['jne', 'REG'],
    steps: [...paid, { after: 24.2, move: 'T8' }],
  },
  {
    buyer: 1,
    store: 'demo',
    hoursAgo: 33 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['sicepat', 'REG'],
    dropship: { name: 'Galeri Sekar', phone: '081377788899' },
    steps: [...arrived, { after: 80, move: 'T13' }],
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 26 * day,
    qty: 2,
    method: 'qris',
    courier: ['jne', 'REG'],
    steps: [
      ...arrived,
      { after: 60, move: 'T15', reason: 'incomplete', note: 'Pesan dua, yang datang hanya satu.' },
      { after: 71, move: 'T17b', note: 'Mohon maaf, dananya kami kembalikan.' },
    ],
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 19 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    steps: [{ after: 24, move: 'T2' }],
  },
  {
    buyer: 2,
    store: 'demo',
    hoursAgo: 15 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    steps: [...paid, { after: 1, move: 'T6', reason: 'ubah_alamat' }],
  },
  {
    buyer: 'demo',
    store: 'demo',
    hoursAgo: 11 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['jnt', 'EZ'],
    steps: [...arrived, { after: 66, move: 'T13' }],
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 8 * day,
    qty: 3,
    method: 'qris',
    courier: ['jne', 'REG'],
    steps: [...paid, { after: 6, move: 'T5', reason: 'stok_habis' }],
  },
  {
    buyer: 0,
    store: 'demo',
    hoursAgo: 4 * day,
    qty: 1,
    method: 'va_bca',
    courier: ['jnt', 'EZ'],
    steps: [
      ...arrived,
      { after: 70, move: 'T15', reason: 'wrong', note: 'Yang datang bukan pilihan yang saya pesan.' },
    ],
  },
  {
    buyer: 'demo',
    store: 'demo',
    hoursAgo: 70,
    qty: 2,
    method: 'va_bca',
    courier: ['jnt', 'EZ'],
    steps: arrived,
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 30,
    qty: 1,
    method: 'va_mandiri',
    courier: ['jne', 'REG'],
    steps: sent,
  },
  {
    buyer: 3,
    store: 'demo',
    hoursAgo: 21,
    qty: 1,
    method: 'qris',
    courier: ['sicepat', 'REG'],
    steps: handedOver,
  },
  {
    buyer: 2,
    store: 'demo',
    hoursAgo: 16,
    qty: 1,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    steps: [...accepted, { after: 13, askToCancel: 'tidak_jadi', note: 'Sudah dapat di toko dekat rumah.' }],
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 12,
    qty: 1,
    method: 'qris',
    courier: ['jne', 'REG'],
    steps: accepted,
  },
  {
    buyer: 4,
    store: 'demo',
    hoursAgo: 5,
    qty: 2,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    note: 'Tolong dibungkus kado, ya.',
    steps: paid,
  },
  {
    buyer: 'demo',
    store: 'demo',
    hoursAgo: 3,
    qty: 1,
    method: 'va_bca',
    courier: ['jnt', 'EZ'],
    steps: paid,
  },
  {
    buyer: 'demo',
    store: 'other',
    hoursAgo: 1.5,
    qty: 1,
    method: 'va_bca',
    courier: ['jne', 'REG'],
    steps: [],
  },
];
