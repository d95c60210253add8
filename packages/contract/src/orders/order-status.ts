import type { Locale } from '../locale.ts';

type Label = Record<Locale, string>;

/** Tabs of the buyer's and of the seller's order list, in their order on the page. */
export const buyerTabs = [
  'all',
  'unpaid',
  'processed',
  'shipped',
  'delivered',
  'complained',
  'completed',
  'cancelled',
] as const;
export type BuyerTab = (typeof buyerTabs)[number];
export const sellerTabs = [
  'all',
  'new',
  'to_ship',
  'waiting_pickup',
  'shipped',
  'complained',
  'completed',
  'cancelled',
] as const;
export type SellerTab = (typeof sellerTabs)[number];

interface Status {
  label: Label;
  /** Where the seller reads it under another name. */
  sellerLabel?: Label;
  buyerTab: Exclude<BuyerTab, 'all'>;
  /** Null: hidden from the seller. */
  sellerTab: Exclude<SellerTab, 'all'> | null;
  /** No transition leads out of it. */
  isFinal: boolean;
}

/** Every status of an order (domain 3.9). */
export const orderStatuses = {
  waiting_payment: {
    label: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
    buyerTab: 'unpaid',
    sellerTab: null,
    isFinal: false,
  },
  new: {
    label: { id: 'Menunggu konfirmasi', en: 'Awaiting confirmation' },
    sellerLabel: { id: 'Pesanan baru', en: 'New order' },
    buyerTab: 'processed',
    sellerTab: 'new',
    isFinal: false,
  },
  processed: {
    label: { id: 'Sedang diproses', en: 'Processing' },
    sellerLabel: { id: 'Perlu dikirim', en: 'To ship' },
    buyerTab: 'processed',
    sellerTab: 'to_ship',
    isFinal: false,
  },
  ready_to_ship: {
    label: { id: 'Menunggu pickup', en: 'Awaiting pickup' },
    buyerTab: 'processed',
    sellerTab: 'waiting_pickup',
    isFinal: false,
  },
  shipped: {
    label: { id: 'Dalam pengiriman', en: 'Shipped' },
    buyerTab: 'shipped',
    sellerTab: 'shipped',
    isFinal: false,
  },
  delivered: {
    label: { id: 'Pesanan tiba', en: 'Delivered' },
    buyerTab: 'delivered',
    sellerTab: 'shipped',
    isFinal: false,
  },
  complained: {
    label: { id: 'Dikomplain', en: 'In dispute' },
    buyerTab: 'complained',
    sellerTab: 'complained',
    isFinal: false,
  },
  completed: {
    label: { id: 'Selesai', en: 'Completed' },
    buyerTab: 'completed',
    sellerTab: 'completed',
    isFinal: true,
  },
  payment_expired: {
    label: { id: 'Waktu pembayaran habis', en: 'Payment expired' },
    buyerTab: 'cancelled',
    sellerTab: null,
    isFinal: true,
  },
  cancelled_buyer: {
    label: { id: 'Dibatalkan pembeli', en: 'Cancelled by buyer' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  rejected: {
    label: { id: 'Ditolak penjual', en: 'Rejected by seller' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  cancelled_system: {
    label: { id: 'Dibatalkan Pasar', en: 'Cancelled by Pasar' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  refunded: {
    label: { id: 'Dana dikembalikan', en: 'Refunded' },
    buyerTab: 'cancelled',
    sellerTab: 'complained',
    isFinal: true,
  },
} as const satisfies Record<string, Status>;

export type OrderStatus = keyof typeof orderStatuses;
export const orderStatusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]];

/** The name of a status as one side reads it. */
export const orderStatusLabel = (
  status: OrderStatus,
  locale: Locale,
  side: 'buyer' | 'seller' = 'buyer',
): string => {
  const entry: Status = orderStatuses[status];
  return (side === 'seller' ? (entry.sellerLabel ?? entry.label) : entry.label)[locale];
};

/** The statuses behind one tab; for `all`, every status that the side may see. */
export const statusesOfTab = (tab: BuyerTab | SellerTab, side: 'buyer' | 'seller'): OrderStatus[] =>
  orderStatusNames.filter((name) => {
    const { buyerTab, sellerTab }: Status = orderStatuses[name];
    const own = side === 'buyer' ? buyerTab : sellerTab;
    return own !== null && (tab === 'all' || own === tab);
  });
