import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createStaffUser } from '../../back-office/testing/staff-users.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import { openOrderDocument, readOrderDocument } from '../../order-documents/testing/open-order-document.ts';
import { transitionOrder } from '../index.ts';
import {
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
  signInAgain,
} from '../testing/order-fixture.ts';
import { createActors, drive, type Held, states } from '../testing/order-states.ts';
import { auditDisplayedMoney } from './audit-displayed-money.ts';
import { watchAllOrders, watchChangedOrders } from './watch-displayed-money.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const area = '/merchant/dashboard/orders';
const asSeller = (path: string, headers = {}) => market.call(path, { token: world.seller.token, headers });
const asBuyer = (path: string) => market.call(path, { token: world.buyer.token });
const row = async (code: string) => (await asSeller(`${area}/list?search=${code}`)).data[0];
const detail = async (code: string) => (await asSeller(`${area}/detail/${code}`)).data;
const earned = () =>
  readAccountBalance(market.context(), { kind: 'seller_wallet', owner: world.seller.merchantId });
const gotBack = () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: world.buyer.id });

/** 100.000 of items: 10.000 by the store's voucher, 6.000 by the marketplace's; of 9.000 shipping it pays 3.000. */
const promoted: OrderOverrides = {
  sellerVoucher: 10_000,
  platformVoucher: 6_000,
  shippingDiscount: 3_000,
  insurance: 1_200,
};
const complained = ['T4', 'T9', 'T10', 'T12', 'T15'] as const;

const ask = (orderId: number, amount: number) =>
  market.database.db.updateTable('complaints').set({ amount }).where('order_id', '=', orderId).execute();

const partlyRefunded = async (amount = 28_000): Promise<Held> => {
  const held = await drive(world, complained, { wish: promoted });
  await ask(held.orderId, amount);
  await transitionOrder(market.context(), {
    orderId: held.orderId,
    transition: 'T17b',
    mover: createActors(world).seller,
  });
  return held;
};

const exported = async (code: string): Promise<Record<string, string>> => {
  const { data } = await asSeller(`${area}/export?search=${code}`);
  const { bytes } = await openOrderDocument(market, data.url);
  const [line] = parse(new TextDecoder().decode(bytes), { columns: true, delimiter: ';', bom: true });
  return line as Record<string, string>;
};

describe('the amounts of an order for a seller [SELL-05] [M17]', () => {
  test.each(states.filter(({ unpaid }) => !unpaid))(
    '$name: is what its journals say',
    { tags: 'slow' },
    async ({ steps }) => {
      const { code } = await drive(world, steps, { wish: promoted });
      await signInAgain(world);
      const sale = await detail(code);
      const { items, seller_voucher, returned, commission, fee, shipping_reimbursed, seller_net } =
        sale.breakdown;
      expect(items - seller_voucher - returned - commission - fee + shipping_reimbursed).toBe(seller_net);
      // The store that paid the courier itself gets the buyer's shipping and insurance back.
      const expected = steps.includes('T9m') ? 85_500 + 9_000 + 1_200 : 85_500;
      expect((await row(code)).seller_net).toBe(seller_net);
      const isOver = sale.due === null && sale.actions.every((action: string) => action === 'track');
      if (sale.money_state === 'estimated') {
        expect(seller_net).toBe(expected);
        expect(await earned()).toBe(0);
      } else {
        expect(isOver).toBe(true);
        expect(seller_net).toBe(await earned());
        expect(sale.breakdown.refunded).toBe(await gotBack());
      }
      const { data: wallet } = await asSeller('/merchant/dashboard/wallet/saldo');
      expect(wallet.pending_balance).toBe(sale.money_state === 'estimated' ? expected : 0);
      const line = await exported(code);
      expect(line).toMatchObject({
        diterima_toko: String(seller_net),
        komisi: String(commission),
        barang_dikembalikan: String(returned),
        status_dana: sale.money_state === 'estimated' ? 'Perkiraan' : 'Final',
      });
    },
  );

  test('after a partial refund: the rest, with the rows that lead to it', { tags: 'slow' }, async () => {
    const { code } = await partlyRefunded();
    // 28.000 of the 84.000 that the buyer paid for items: a third goes back, and of the marketplace's 6.000 as well.
    const sale = await detail(code);
    expect(sale).toMatchObject({ money_state: 'settled', seller_net: 57_000, status: 'refunded' });
    expect(sale.breakdown).toEqual({
      items: 100_000,
      seller_voucher: 10_000,
      returned: 30_000,
      refunded: 28_000,
      refunded_promo: 2_000,
      shipping_subsidy: 0,
      shipping_reimbursed: 0,
      commission: 3_000,
      commission_bps: 500,
      fee: 0,
      seller_net: 57_000,
      shipping: 9_000,
      insurance: 1_200,
      delivery: 10_200,
    });
    expect(sale.complaint.refunded).toBe(28_000);
    const { data: paper } = await asSeller(`${area}/invoice/${code}`);
    const [page] = await readOrderDocument(market, paper.url);
    for (const words of ['-Rp30.000', '-Rp3.000', 'Diterima toko', 'Rp57.000', '-Rp28.000', 'Rp63.200'])
      expect(page).toContain(words);
    expect(page).toContain('LUNAS');
    expect(page).not.toContain('perkiraan');
  });

  test.each([
    [0, 95_700],
    [28_000, 57_000 + 10_200],
    [84_000, 10_200],
    [91_200, 0],
  ])(
    'with its own waybill, after a refund of %d: the courier’s part comes back to the store [K7]',
    async (refund, net) => {
      const { orderId, code } = await drive(world, ['T4', 'T9m', 'T12m', 'T15'], { wish: promoted });
      await ask(orderId, refund);
      const movers = createActors(world);
      await transitionOrder(market.context(), {
        orderId,
        ...(refund === 0
          ? { transition: 'T17a', mover: movers.buyer }
          : { transition: 'T17b', mover: movers.seller }),
      });
      await signInAgain(world);
      const { breakdown } = await detail(code);
      expect(breakdown).toMatchObject({ seller_net: net, refunded: refund });
      expect(await earned()).toBe(net);
      expect(await readAccountBalance(market.context(), { kind: 'courier_payable' })).toBe(0);
    },
  );

  test('gets nothing for a lost parcel, and the buyer everything', async () => {
    const { code, payable } = await drive(world, ['T4', 'T9', 'T10', 'T18'], { wish: promoted });
    const sale = await detail(code);
    expect(sale.breakdown).toMatchObject({ seller_net: 0, commission: 0, delivery: 0, refunded: payable });
  });
});

describe('the amounts of a refund for a buyer [M17]', () => {
  test('is what went into the wallet, and what the marketplace took back', async () => {
    const { code } = await partlyRefunded();
    const { data } = await asBuyer(`/buyer/dashboard/order/detail/${code}`);
    expect(data.refund).toEqual({ wallet: 28_000, promo: 2_000 });
    expect(data.complaint.refunded).toBe(await gotBack());
    const { data: paper } = await asBuyer(`/buyer/dashboard/order/invoice/${code}`);
    const [page] = await readOrderDocument(market, paper.url);
    for (const words of ['Nota kredit NK-2026-', '-Rp28.000', 'Dibayar setelah pengembalian'])
      expect(page).toContain(words);
  });

  test('is all of it for a rejected order, and nothing for a completed one', async () => {
    const { code, payable } = await drive(world, ['T5'], { wish: promoted });
    const { data: rejected } = await asBuyer(`/buyer/dashboard/order/detail/${code}`);
    expect(rejected.refund).toEqual({ wallet: payable, promo: 9_000 });
    const good = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13'], { wish: promoted });
    const { data: completed } = await asBuyer(`/buyer/dashboard/order/detail/${good.code}`);
    expect(completed.refund).toBeNull();
  });

  test('is notified to both sides with its amounts', { tags: 'slow' }, async () => {
    await partlyRefunded();
    await market.settle();
    const told = await market.database.db
      .selectFrom('notifications')
      .select(['user_id', 'body'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const bodyFor = (userId: number) => JSON.stringify(told.find(({ user_id }) => user_id === userId)?.body);
    expect(bodyFor(world.buyer.id)).toContain('Rp28.000');
    expect(bodyFor(world.seller.id)).toContain('Rp28.000');
    expect(bodyFor(world.seller.id)).toContain('Rp57.000');
  });
});

describe('the dialog before a refund names both amounts', () => {
  test.each([1, 28_000, 84_000, 85_000, 91_200])(
    'of a complaint about %d, as it is posted then',
    { tags: 'slow' },
    async (amount) => {
      const { orderId, code } = await drive(world, complained, { wish: promoted });
      await ask(orderId, amount);
      const { refund_preview: preview } = await row(code);
      expect((await detail(code)).refund_preview).toEqual(preview);
      const answer = await market.call(`${area}/complaint`, {
        token: world.seller.token,
        body: { order_code: code, accept: true },
      });
      expect(preview).toEqual({ refunded: amount, seller_net: answer.data.seller_net });
      expect(preview).toEqual({ refunded: await gotBack(), seller_net: await earned() });
      expect(answer.data.refund_preview).toBeNull();
    },
  );

  test('of a rejection and of a cancellation', { tags: 'slow' }, async () => {
    const fresh = await drive(world, [], { wish: promoted });
    const asked = await drive(world, ['T4', 'request-cancel'], { wish: promoted });
    for (const { code, payable } of [fresh, asked])
      expect((await row(code)).refund_preview).toEqual({ refunded: payable, seller_net: 0 });
    const packed = await drive(world, ['T4']);
    expect((await row(packed.code)).refund_preview).toBeNull();
  });
});

describe('the check of displayed amounts [M19]', () => {
  const metric = async () =>
    /^pasar_shown_net_wrong (\S+)$/m.exec(
      await (await market.fetch(new Request('http://pasar.test/metrics'))).text(),
    )?.[1];
  const mismatches = () => market.database.db.selectFrom('mismatches').selectAll().execute();
  const quote = (orderId: number, more: number) =>
    market.database.db
      .updateTable('orders')
      .set((e) => ({
        quoted_net: e('quoted_net', '+', more),
        quoted_commission: e('quoted_commission', '-', more),
      }))
      .where('id', '=', orderId)
      .execute();

  test('finds nothing in orders of every kind', { tags: 'slow' }, async () => {
    for (const { steps, unpaid } of states) await drive(world, steps, unpaid ? { unpaid } : {});
    await watchChangedOrders.run(market.context());
    await watchAllOrders.run(market.context());
    expect(await mismatches()).toEqual([]);
    expect(await metric()).toBe('0');
  });

  test.each([
    ['changed ones', watchChangedOrders],
    ['all', watchAllOrders],
  ])(
    'of %s: opens one mismatch per order, raises the alert, and closes it when it is right again',
    async (_, watch) => {
      const { orderId, code } = await drive(world, ['T4']);
      await quote(orderId, 1_000);
      expect(await auditDisplayedMoney(market.context())).toEqual([
        `seller_net of ${code} is shown as 96000 and its journals say 95000`,
        `breakdown of ${code} is shown as 96000 and its journals say 95000`,
      ]);
      for (let round = 0; round < 2; round++) await watch.run(market.context());
      expect(await mismatches()).toMatchObject([
        {
          kind: 'shown_net',
          ref: code,
          amount: 1_000,
          closed_at: null,
          detail: expect.stringContaining('96000'),
        },
      ]);
      expect(await metric()).toBe('1');
      expect(market.logLines.filter((line) => line.includes('a page shows other money'))).not.toEqual([]);
      await quote(orderId, -1_000);
      await watch.run(market.context());
      expect(await metric()).toBe('0');
      expect((await mismatches())[0]?.closed_at).not.toBeNull();
    },
  );

  test('shows staff what is open', { tags: 'slow' }, async () => {
    const { orderId, code } = await drive(world, ['T4']);
    await quote(orderId, 1_000);
    await watchChangedOrders.run(market.context());
    const staff = await createStaffUser(market);
    expect(await staff.post('/ledger/check', {})).toMatchObject({
      mismatches: [{ kind: 'shown_net', ref: code, amount: 1_000 }],
    });
    await quote(orderId, -1_000);
  });

  test('finds a settled order whose journal is about another one', async () => {
    const completed = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const { db } = market.database;
    const journal = db.updateTable('ledger_journals').where('event', '=', 'J3');
    await journal.set({ ref_id: 999_999 }).execute();
    expect(await auditDisplayedMoney(market.context())).toContain(
      `seller_net of ${completed.code} is shown as 0 and its journals say 95000`,
    );
    await journal.set({ ref_id: completed.orderId }).execute();
  });
});
