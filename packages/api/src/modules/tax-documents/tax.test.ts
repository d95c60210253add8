import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { type Posting, postJournal } from '../ledger/index.ts';
import { transitionOrder } from '../orders/index.ts';
import { type OrderFixture, openOrderFixture, placePaid } from '../orders/testing/order-fixture.ts';
import { createActors, drive } from '../orders/testing/order-states.ts';
import { issueForOrder } from './index.ts';

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

const npwp = '0123456789012345';
const setStore = (terms: { is_pkp?: 'pkp' | 'non-pkp'; pkp_since?: string | null; no_npwp?: string }) =>
  market.database.db
    .updateTable('merchants')
    .set({ is_pkp: 'pkp', pkp_since: '2026-03-02', no_npwp: npwp, ...terms })
    .where('id', '=', world.seller.merchantId)
    .execute();

const setKind = async (ppn_kind: 'standard' | 'luxury' | 'exempt', name: string) =>
  market.database.db.updateTable('categories').set({ ppn_kind }).where('name_id', '=', name).execute();

const only = async (kind: 'invoice' | 'credit_note' = 'invoice') => {
  await market.settle();
  const rows = await market.database.db
    .selectFrom('tax_documents')
    .selectAll()
    .where('kind', '=', kind)
    .execute();
  expect(rows).toHaveLength(1);
  return rows[0];
};
const none = { price: null, dpp: null, ppn: null };

describe('the invoice of a PKP store', () => {
  test('states price, DPP and PPN of the items after its voucher, and its NPWP [X2]', async () => {
    await setStore({});
    await placePaid(world, [{ qty: 2, sellerVoucher: 20_000, platformVoucher: 5_000 }]);
    const invoice = await only();
    expect(invoice).toMatchObject({ price: 162_162, dpp: 148_649, ppn: 17_838, seller: { npwp } });
  });

  test('follows the kind of the category, or of the one above it [X1]', async () => {
    await setStore({});
    await setKind('luxury', 'Busana');
    await placePaid(world);
    expect(await only()).toMatchObject({ price: 89_286, dpp: 89_286, ppn: 10_714 });
  });

  test('of exempt goods has tax lines of 0 [X1]', { tags: 'slow' }, async () => {
    await setStore({});
    await setKind('luxury', 'Busana');
    await setKind('exempt', 'Kaos');
    await placePaid(world);
    expect(await only()).toMatchObject({ price: 0, dpp: 0, ppn: 0 });
  });

  test.each([
    ['a store that is none', { is_pkp: 'non-pkp' }],
    ['a store that says no day', { pkp_since: null }],
    ['a store that becomes one tomorrow', { pkp_since: '2026-03-03' }],
    ['a store without a number', { no_npwp: '' }],
    ['a store whose number is too short', { no_npwp: '12345678901234' }],
  ] as const)('is another one for %s: no tax line, no NPWP [X2]', { tags: 'slow' }, async (_, terms) => {
    await setStore(terms);
    await placePaid(world);
    expect(await only()).toMatchObject({ ...none, taxed: null, seller: { npwp: '' } });
  });

  test('stays as it was when kind and status change [X1] [X4]', { tags: 'slow' }, async () => {
    await setStore({});
    await placePaid(world);
    const before = await only();
    await setStore({ is_pkp: 'non-pkp', pkp_since: null });
    await setKind('exempt', 'Kaos');
    expect(await only()).toEqual(before);
  });
});

describe('the credit note of a PKP store', () => {
  test('of everything takes the whole tax back [X2] [X4]', { tags: 'slow' }, async () => {
    await setStore({});
    await drive(world, ['T5']);
    const { price, dpp, ppn } = (await only()) ?? none;
    expect(await only('credit_note')).toMatchObject({ price, dpp, ppn });
  });

  test('of a part takes back what the items that stay sold are not taxed [X2]', {
    tags: 'slow',
  }, async () => {
    await setStore({});
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T15']);
    // Staff refund 40.000 of 100.000 of items: 60.000 stay sold.
    const { staff } = createActors(world);
    const data = { amount: 40_000 };
    await transitionOrder(market.context(), { orderId, transition: 'T17c', mover: staff, data });
    expect(await only()).toMatchObject({ price: 90_090, dpp: 82_583, ppn: 9_910 });
    expect(await only('credit_note')).toMatchObject({
      ...{ price: 90_090 - 54_054, dpp: 82_583 - 49_550, ppn: 9_910 - 5_946 },
      taxed: [{ kind: 'standard', percent: 12, base_part: 11, base_of: 12, amount: 60_000 }],
    });
  });

  test('of a second refund takes back its own part alone, and both add up to the whole [X2] [X4]', {
    tags: 'slow',
  }, async () => {
    await setStore({});
    const { orderId } = await drive(world, ['T4', 'T9', 'T10', 'T12', 'T13']);
    const history = { code: 'A', description: { id: 'A', en: 'A' } };
    const escrow = { kind: 'escrow', owner: orderId } as const;
    const seller = { kind: 'seller_wallet', owner: world.seller.merchantId } as const;
    const buyer = { kind: 'buyer_wallet', owner: world.buyer.id } as const;
    const promos = { kind: 'promo_expense' } as const;
    const post = (key: string, type: 'order' | 'adjustment', postings: readonly Posting[]) =>
      postJournal(market.context(), { event: 'J6', key, reference: { type, id: orderId }, postings });
    // No transition refunds an order twice today: out of the escrow, as pages expect it, and at the store's cost.
    const refund = async (amount: number, number: number) => {
      await post(`filled ${number}`, 'adjustment', [
        { account: promos, amount: -amount },
        { account: escrow, amount },
      ]);
      await post(`refund ${number}`, 'order', [
        { account: escrow, amount: -amount },
        { account: promos, amount },
        { account: seller, amount: -amount, history: { type: 'adjustment', ...history } },
        { account: buyer, amount, history: { type: 'refund', ...history } },
      ]);
      await issueForOrder(market.context(), orderId);
    };
    await refund(20_000, 1);
    await refund(30_000, 2);
    const notes = await market.database.db
      .selectFrom('tax_documents')
      .select(['total', 'price', 'ppn', 'taxed'])
      .where('kind', '=', 'credit_note')
      .orderBy('id')
      .execute();
    // Of 100.000 of items 80.000 stay sold, then 50.000.
    expect(notes).toMatchObject([
      { total: 20_000, price: 90_090 - 72_072, ppn: 9_910 - 7_928, taxed: [{ amount: 80_000 }] },
      { total: 30_000, price: 72_072 - 45_045, ppn: 7_928 - 4_955, taxed: [{ amount: 50_000 }] },
    ]);
  });

  test('of another store has no tax line [X2]', { tags: 'slow' }, async () => {
    await drive(world, ['T5']);
    expect(await only('credit_note')).toMatchObject({ ...none, taxed: null });
  });
});
