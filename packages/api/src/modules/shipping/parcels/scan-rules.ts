import type { Locale } from '@pasar/contract';
import type { ScanCode } from '../shipping.tables.ts';

interface ScanRule {
  /** The scans that may precede it; null is a parcel that nobody scanned. Couriers skip stations, never the pickup. */
  after: readonly (ScanCode | null)[];
  /** Nothing follows. */
  isLast?: boolean;
  /** The parcel stays where it is. */
  isNote?: boolean;
  /** As the buyer reads it; `{receiver}` is who took the parcel in. */
  description: Record<Locale, string>;
  /** As the seller reports it. */
  bySeller?: Record<Locale, string>;
}

const onTheWay: readonly ScanCode[] = ['picked_up', 'in_transit', 'out_for_delivery'];

/** Before all of these the courier has fetched the parcel, whether it was reported or not. */
export const fetchedCodes: readonly ScanCode[] = [...onTheWay, 'delivered', 'lost', 'returning', 'returned'];

/** What couriers report, in which order, and what it means. */
export const scanRules: Record<ScanCode, ScanRule> = {
  manifested: {
    after: [null],
    description: {
      id: 'Resi dibuat, paket menunggu dijemput kurir',
      en: 'Tracking number created, waiting for the courier',
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
    after: [...onTheWay, 'returning'],
    isLast: true,
    description: { id: 'Paket diterima oleh {receiver}', en: 'Delivered to {receiver}' },
    bySeller: {
      id: 'Penjual melaporkan paket diterima oleh {receiver}',
      en: 'The seller reports the delivery to {receiver}',
    },
  },
  lost: {
    after: [...onTheWay, 'returning'],
    isLast: true,
    description: { id: 'Paket hilang atau rusak di perjalanan', en: 'Lost or damaged on the way' },
  },
  on_hold: {
    after: [null, 'manifested', ...onTheWay, 'returning'],
    isNote: true,
    description: { id: 'Pengiriman ditahan sementara', en: 'Held for a while' },
  },
  returning: {
    after: onTheWay,
    description: { id: 'Paket dalam perjalanan kembali ke penjual', en: 'On the way back to the seller' },
  },
  returned: {
    after: [...onTheWay, 'returning'],
    isLast: true,
    description: { id: 'Paket kembali ke penjual', en: 'Back at the seller' },
  },
};
