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
    label: { id: 'Menunggu Pembayaran', en: 'Waiting for Payment' },
    buyerTab: 'unpaid',
    sellerTab: null,
    isFinal: false,
  },
  new: {
    label: { id: 'Menunggu Konfirmasi', en: 'Waiting for Confirmation' },
    sellerLabel: { id: 'Pesanan Baru', en: 'New Order' },
    buyerTab: 'processed',
    sellerTab: 'new',
    isFinal: false,
  },
  processed: {
    label: { id: 'Sedang Diproses', en: 'Processing' },
    sellerLabel: { id: 'Perlu Dikirim', en: 'To Ship' },
    buyerTab: 'processed',
    sellerTab: 'to_ship',
    isFinal: false,
  },
  ready_to_ship: {
    label: { id: 'Siap Dikirim – Menunggu Pickup', en: 'Awaiting Pickup' },
    buyerTab: 'processed',
    sellerTab: 'waiting_pickup',
    isFinal: false,
  },
  shipped: {
    label: { id: 'Dalam Pengiriman', en: 'Shipped' },
    buyerTab: 'shipped',
    sellerTab: 'shipped',
    isFinal: false,
  },
  delivered: {
    label: { id: 'Pesanan Tiba', en: 'Delivered' },
    buyerTab: 'delivered',
    sellerTab: 'shipped',
    isFinal: false,
  },
  complained: {
    label: { id: 'Dikomplain', en: 'In Dispute' },
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
    label: { id: 'Waktu Pembayaran Habis', en: 'Payment Expired' },
    buyerTab: 'cancelled',
    sellerTab: null,
    isFinal: true,
  },
  cancelled_buyer: {
    label: { id: 'Dibatalkan Pembeli', en: 'Cancelled by Buyer' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  rejected: {
    label: { id: 'Ditolak Penjual', en: 'Rejected by Seller' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  cancelled_system: {
    label: { id: 'Dibatalkan Otomatis', en: 'Cancelled Automatically' },
    buyerTab: 'cancelled',
    sellerTab: 'cancelled',
    isFinal: true,
  },
  refunded: {
    label: { id: 'Dana Dikembalikan', en: 'Refunded' },
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
