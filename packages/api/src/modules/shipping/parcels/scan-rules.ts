import type { Locale } from '@pasar/contract';
import type { ScanCode } from '../shipping.tables.ts';

interface ScanRule {
  /** The scans that may precede it; null is a parcel that nobody scanned. Couriers skip stations, never the pickup. */
  after: readonly (ScanCode | null)[];
  /** Nothing follows. */
  isLast?: boolean;
  /** As the buyer reads it; `{receiver}` is who took the parcel in. */
  description: Record<Locale, string>;
  /** As the seller reports it. */
  bySeller?: Record<Locale, string>;
}

const onTheWay: readonly ScanCode[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/** What couriers report, in which order, and what it means. */
export const scanRules: Record<ScanCode, ScanRule> = {
  manifested: {
    after: [null],
    description: {
      id: 'Resi dibuat, paket menunggu dijemput kurir',
      en: 'Airway bill made, waiting for the courier',
    },
  },
  picked_up: {
    after: [null, 'manifested'],
    description: { id: 'Paket dijemput kurir dari penjual', en: 'Picked up from the seller' },
    bySeller: { id: 'Paket diserahkan penjual ke kurir', en: 'Brought to the courier by the seller' },
  },
  in_transit: {
    after: ['picked_up', 'in_transit'],
    description: { id: 'Paket diproses di pusat sortir', en: 'Handled at the sorting centre' },
  },
  out_for_delivery: {
    after: ['picked_up', 'in_transit'],
    description: { id: 'Paket dibawa kurir ke alamat tujuan', en: 'Out for delivery' },
  },
  delivered: {
    after: onTheWay,
    isLast: true,
    description: { id: 'Paket diterima oleh {receiver}', en: 'Delivered to {receiver}' },
    bySeller: {
      id: 'Penjual melaporkan paket diterima oleh {receiver}',
      en: 'The seller reports the delivery to {receiver}',
    },
  },
  lost: {
    after: onTheWay,
    isLast: true,
    description: { id: 'Paket hilang atau rusak di perjalanan', en: 'Lost or damaged on the way' },
  },
};
