import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { groupPaid } from '../orders/index.ts';
import {
  type OrderFixture,
  openOrderFixture,
  place,
  placePaid,
  topUp,
} from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { issueForOrder, issueMissing } from './index.ts';
import { issueMissingJob, issueRecentJob } from './issue-missing.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const documents = (kind: 'invoice' | 'credit_note' = 'invoice', merchantId = world.seller.merchantId) =>
  market.database.db
    .selectFrom('tax_documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('merchant_id', '=', merchantId)
    .orderBy('year')
    .orderBy('serial')
    .execute();
const serials = async (...of: Parameters<typeof documents>) =>
  (await documents(...of)).map(({ serial }) => serial);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const firstOf = ({ orders }: Awaited<ReturnType<typeof place>>) => orders[0]?.id ?? 0;

/** What the journals of an order left of what its buyer paid. */
const leftOf = async (orderId: number) => {
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(p.amount), 0)::bigint as refunded
    from ledger_journals j join ledger_postings p on p.journal_id = j.id and p.kind = 'buyer_wallet'
    where j.ref_type = 'order' and j.ref_id = ${orderId}`.execute(market.database.db);
  const { grand_total } = await market.database.db
    .selectFrom('orders')
    .select('grand_total')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return grand_total - (rows[0]?.refunded ?? 0);
};

const sumOf = async (orderId: number) => {
  const rows = await market.database.db
    .selectFrom('tax_documents')
    .select(['kind', 'total'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);
};

/** As a database was before there were documents. */
const removeDocuments = async () => {
  await market.settle();
  await market.database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = 'replica'`.execute(tx);
    await tx.deleteFrom('tax_documents').execute();
    await tx.deleteFrom('tax_document_series').execute();
  });
};

describe('an invoice', () => {
  test('is issued by the payment, with its own number in each store and what was bought [X4]', {
    tags: 'slow',
  }, async () => {
    await placePaid(world, [{ qty: 2, sellerVoucher: 20_000 }, { product: 1 }]);
    await market.settle();
    const [invoice] = await documents();
    expect(invoice).toMatchObject({
      number: `F-2026-${world.seller.merchantId}-00001`,
      issued_at: market.clock.now(),
      seller: { name: 'Toko Maju', npwp: '', city: 'Kota Bandung' },
      buyer: {
        name: 'Budi Santoso',
        address: 'Jalan Merdeka 10, Sumur Bandung, Sukarasa, Sukasari, Kota Bandung, Jawa Barat 40152',
      },
      lines: [{ name: 'Kaos polos katun', variant: 'Hitam, M', qty: 2, price: 100_000, total: 200_000 }],
      amounts: { items: 200_000, seller_voucher: 20_000, shipping: 9_000 },
      total: 189_000,
    });
    expect((await documents('invoice', world.otherSeller.merchantId)).map(({ number }) => number)).toEqual([
      `F-2026-${world.otherSeller.merchantId}-00001`,
    ]);
  });

  test('is issued when the wallet pays at once, and not before an order is paid [X4]', {
    tags: 'slow',
  }, async () => {
    const { groupId, payable } = await place(world);
    await market.settle();
    expect(await documents()).toEqual([]);
    await topUp(world, 109_000);
    const fromWallet = firstOf(await place(world, [{}], { walletUsed: 109_000 }));
    await market.settle();
    await groupPaid(market.context(), { groupId, amount: payable });
    await market.settle();
    expect((await documents()).map(({ order_id, serial }) => [order_id, serial])).toEqual([
      [fromWallet, 1],
      [fromWallet - 1, 2],
    ]);
  });

  test('keeps what it said when the store and the buyer change their names [X4]', {
    tags: 'slow',
  }, async () => {
    await placePaid(world);
    await market.settle();
    const [before] = await documents();
    await market.database.db.updateTable('merchants').set({ merchant_name: 'Toko Baru' }).execute();
    await market.database.db.updateTable('users').set({ fullname: 'Nama Baru' }).execute();
    await issueMissing(market.context());
    expect(await documents()).toEqual([before]);
    await expect(market.database.db.updateTable('tax_documents').set({ total: 1 }).execute()).rejects.toThrow(
      'tax_documents only grows',
    );
    await expect(market.database.db.deleteFrom('tax_documents').execute()).rejects.toThrow('only grows');
  });

  test('of 50 orders paid at once have the numbers 1 to 50, each once [X4]', { tags: 'slow' }, async () => {
    const groups = [];
    for (let order = 0; order < 50; order++) groups.push(await place(world));
    await Promise.all(
      groups.map(async (group) => {
        await groupPaid(market.context(), { groupId: group.groupId, amount: group.payable });
        await Promise.all([
          issueForOrder(market.context(), firstOf(group)),
          issueForOrder(market.context(), firstOf(group)),
        ]);
      }),
    );
    await market.settle();
    expect(await serials()).toEqual(upTo(50));
    expect(new Set((await documents()).map(({ order_id }) => order_id)).size).toBe(50);
  });

  test('whose transaction is rolled back leaves no gap [X4]', { tags: 'slow' }, async () => {
    const orders = [];
    for (let order = 0; order < 12; order++) orders.push(firstOf(await placePaid(world)));
    const outcomes = await Promise.allSettled(
      orders.map((orderId, index) =>
        inTransaction(market.context(), async (ctx) => {
          await issueForOrder(ctx, orderId);
          if (index % 3 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const issued = await serials();
    expect(issued).toEqual(upTo(issued.length));
    await market.settle();
    expect(await serials()).toEqual(upTo(12));
  });

  test('of orders from before there were any is issued in order of payment, each year by itself [X4]', {
    tags: 'slow',
  }, async () => {
    const paidAt = async (at: string) => {
      const orderId = firstOf(await placePaid(world));
      await market.database.db
        .updateTable('orders')
        .set({ paid_at: new Date(at) })
        .where('id', '=', orderId)
        .execute();
      return orderId;
    };
    // In Jakarta it is 2026 already.
    const third = await paidAt('2026-02-01T00:00:00Z');
    const first = await paidAt('2025-12-30T00:00:00Z');
    const second = await paidAt('2025-12-31T18:00:00Z');
    await removeDocuments();
    const latest = firstOf(await placePaid(world));
    await market.settle();
    const numbers = async () =>
      (await documents()).map(({ order_id, year, serial }) => [order_id, year, serial]);
    expect(await numbers()).toEqual([
      [second, 2026, 1],
      [third, 2026, 2],
      [latest, 2026, 3],
    ]);
    expect(await issueMissing(market.context())).toBe(1);
    expect((await numbers())[0]).toEqual([first, 2025, 1]);
    expect(await issueMissing(market.context())).toBe(0);
  });
});

describe('a credit note', () => {
  const sent = ['T4', 'T9', 'T10', 'T12'] as const;

  test.each([
    ['a rejection', ['T5'], 'rejected', 109_000],
    ['a cancellation', ['T6'], 'cancelled', 109_000],
    ['an order that nobody sent', [{ wait: day }, 'T8'], 'cancelled', 109_000],
    ['a parcel that came back', ['T4', 'T9', 'T10', 'T19'], 'returned', 100_000],
    ['a complaint', [...sent, 'T15', 'T17b'], 'complaint', 109_000],
  ] as const)(
    'after %s names the invoice, the reason and the amount [X4] [M17]',
    { tags: 'slow' },
    async (_, steps, reason, total) => {
      const { orderId } = await drive(world, steps);
      await market.settle();
      const [invoice] = await documents();
      const [note, ...others] = await documents('credit_note');
      expect(others).toEqual([]);
      expect(note).toMatchObject({
        number: `NK-2026-${world.seller.merchantId}-00001`,
        order_id: orderId,
        corrects_id: invoice?.id,
        reason,
        total,
        seller: invoice?.seller,
        buyer: invoice?.buyer,
      });
      expect(await sumOf(orderId)).toBe(await leftOf(orderId));
    },
  );

  test('is not issued for an order that ends well or was never paid [X4]', { tags: 'slow' }, async () => {
    await drive(world, [...sent, 'T13']);
    await drive(world, ['T3'], { unpaid: true });
    await market.settle();
    expect([await serials(), await serials('credit_note')]).toEqual([[1], []]);
  });

  test('of 20 orders rejected at once have the numbers 1 to 20, and agree with the journals [X4] [M17]', {
    tags: 'slow',
  }, async () => {
    const driven = await Promise.all(upTo(20).map(() => drive(world, ['T5'])));
    await Promise.all(driven.map(({ orderId }) => issueForOrder(market.context(), orderId)));
    await market.settle();
    expect(await serials()).toEqual(upTo(20));
    expect(await serials('credit_note')).toEqual(upTo(20));
    for (const { orderId } of driven) expect(await sumOf(orderId)).toBe(0);
  });

  test('that was missed is issued later, in order of the refunds [X4]', { tags: 'slow' }, async () => {
    const driven = [];
    for (let order = 0; order < 3; order++) driven.push(await drive(world, ['T5']));
    await removeDocuments();
    expect(await issueMissing(market.context())).toBe(6);
    expect((await documents('credit_note')).map(({ order_id }) => order_id)).toEqual(
      driven.map(({ orderId }) => orderId),
    );
  });

  test('and an invoice that were missed are issued each hour for orders that moved lately, all others at night [X4]', {
    tags: 'slow',
  }, async () => {
    await drive(world, ['T5']);
    await removeDocuments();
    market.clock.advance(3 * day);
    await placePaid(world, [{ product: 1 }]);
    await removeDocuments();
    const recent = () => documents('invoice', world.otherSeller.merchantId);
    await issueRecentJob.run(market.context());
    expect([await serials(), await serials('credit_note'), (await recent()).length]).toEqual([[], [], 1]);
    await issueMissingJob.run(market.context());
    expect([await serials(), await serials('credit_note'), (await recent()).length]).toEqual([[1], [1], 1]);
  });
});
