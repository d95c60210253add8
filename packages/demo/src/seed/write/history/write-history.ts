import { type Context, type OrderGroupRow, paymentMethods } from '@pasar/api/plugin';
import type { SeedData } from '../../plan/seed-data.ts';
import type { SeedReview } from '../../plan/seed-review.ts';
import { at } from '../insert-rows.ts';
import type { SeedIds } from '../place-order-spec.ts';
import { bulkInsert, numberAfter } from './bulk-insert.ts';
import { reserveHeld } from './count-history.ts';
import { readHomes } from './home-snapshots.ts';
import { itemRows, movementRows } from './item-rows.ts';
import { liveOrders } from './live-orders.ts';
import type { Numbers } from './number-history.ts';
import {
  buildDatedJournals,
  cancelRequestRow,
  complainedWith,
  complaintRow,
  eventRows,
  ignoredAt,
  type OrderWithRow,
} from './order-traces.ts';
import { parcelRows } from './parcel-rows.ts';
import { writeLedger } from './write-ledger.ts';

interface WriteHistory {
  market: SeedData;
  numbers: Numbers;
  ids: SeedIds;
}

const paymentRow = (group: OrderGroupRow) => ({
  id: group.id,
  order_group_id: group.id,
  code: group.code,
  method: group.method ?? '',
  amount: group.payable,
  status: group.paid_at
    ? ('paid' as const)
    : group.closed_as === 'payment_expired'
      ? ('expired' as const)
      : group.closed_as
        ? ('cancelled' as const)
        : ('waiting' as const),
  expires_at: group.pay_due_at,
  paid_at: group.paid_at,
  created_at: group.placed_at,
});

const writeDisputes = async ({ db }: Context, lived: readonly OrderWithRow[]) => {
  await bulkInsert(
    db,
    'cancel_requests',
    lived.map(cancelRequestRow).filter((row) => row !== null),
  );
  const complaints = lived.flatMap((one) => {
    const row = complaintRow(one);
    return row ? [{ one, row }] : [];
  });
  await bulkInsert(
    db,
    'complaints',
    complaints.map(({ row }, index) => ({ id: index + 1, ...row })),
  );
  await numberAfter(db, 'complaints', complaints.length + 1);
  await bulkInsert(
    db,
    'complaint_messages',
    complaints.map(({ one, row }, index) => ({
      complaint_id: index + 1,
      actor: 'buyer' as const,
      actor_id: one.row.user_id,
      text: complainedWith(one),
      at: row.created_at,
    })),
  );
  const penalties = lived.flatMap((one) => {
    const moment = ignoredAt(one);
    return moment ? [{ order_id: one.row.id, merchant_id: one.row.merchant_id, at: moment }] : [];
  });
  await bulkInsert(db, 'seller_penalties', penalties);
};

/**
 * Writes half a year of trade as the market's own verbs would have left it behind, in a database without any. Returns
 * the order line behind each review that has one.
 */
export async function writeHistory(
  ctx: Context,
  { market, numbers, ids }: WriteHistory,
): Promise<ReadonlyMap<SeedReview, number>> {
  if (numbers.groups.length === 0) return new Map();
  const { db } = ctx;
  const names = new Map(paymentMethods(ctx).map(({ code, name }) => [code, name]));
  const homes = await readHomes(ctx, market, ids.buyers);
  const { groups, lived, booked } = liveOrders({
    market,
    groups: numbers.groups,
    ids,
    homes,
    methodName: (code) => names.get(code) ?? code,
  });
  await bulkInsert(db, 'order_groups', groups);
  await bulkInsert(
    db,
    'orders',
    lived.map(({ row }) => row),
  );
  const items = itemRows(market, ids, lived);
  await bulkInsert(db, 'order_items', items.rows);
  await numberAfter(db, 'order_items', items.rows.length + 1);
  await bulkInsert(db, 'order_events', lived.flatMap(eventRows));
  await bulkInsert(db, 'payments', groups.map(paymentRow));
  await numberAfter(db, 'payments', numbers.nextGroup);
  const parcels = parcelRows(market.now, lived, (store) => at(market.stores, store).place.city);
  await bulkInsert(db, 'shipments', parcels.shipments);
  await numberAfter(db, 'shipments', parcels.shipments.length + 1);
  await bulkInsert(db, 'shipment_scans', parcels.scans);
  await bulkInsert(db, 'stock_movements', movementRows(market, ids, lived));
  await writeDisputes(ctx, lived);
  await writeLedger(ctx, [...booked, ...lived.flatMap(buildDatedJournals)]);
  await reserveHeld(ctx);
  return items.ofReview;
}
