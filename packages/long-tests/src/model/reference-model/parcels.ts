import { loseParcel } from './endings.ts';
import type { MarketplaceModel, Order, Scan } from './marketplace-model.ts';
import { at } from './model-fixture.ts';
import { assertAllowed } from './orders.ts';
import { RejectionError } from './rejection-error.ts';

const hour = 3_600_000;

const after: Record<Scan, readonly (Scan | null)[]> = {
  picked_up: [null],
  in_transit: ['picked_up'],
  out_for_delivery: ['picked_up', 'in_transit'],
  delivered: ['picked_up', 'in_transit', 'out_for_delivery'],
  lost: ['picked_up', 'in_transit', 'out_for_delivery'],
};

/** A courier's report: known ones change nothing, others come in their order (domain 3.7). */
export const scan = (order: Order, code: Scan): void => {
  if (!order.parcel) throw new RejectionError(404);
  const { scans } = order.parcel;
  if (scans.includes(code)) return;
  assertAllowed(after[code].includes(scans.at(-1) ?? null));
  scans.push(code);
  order.scanned = code;
};

/** T10, T12, T18: the order follows its parcel, unless it is elsewhere by now. */
export const receiveScan = (market: MarketplaceModel, order: Order): void => {
  const code = order.scanned;
  order.scanned = null;
  if (code && order.status === 'ready_to_ship') {
    order.status = 'shipped';
    order.shippedAt = market.now;
    order.due = null;
    for (const { variant, qty } of order.lines) {
      at(market.variants, variant).onHand -= qty;
      at(market.variants, variant).reserved -= qty;
    }
  }
  if (order.status !== 'shipped') return;
  if (code === 'delivered') {
    order.status = 'delivered';
    order.due = market.now + 48 * hour;
  }
  if (code === 'lost') loseParcel(market, order);
};
