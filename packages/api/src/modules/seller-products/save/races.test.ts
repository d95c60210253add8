import type { EditedProductInput, ListedSellerProduct, SellerProduct } from '@pasar/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { checkoutAs, openShopper } from '../../checkout/testing/shopping.ts';
import {
  matrix,
  openSellerProductsFixture,
  type SellerProductsFixture,
} from '../testing/seller-products-fixture.ts';

let market: TestServer;
let seller: SellerProductsFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  seller = await openSellerProductsFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const detail = async (id: number): Promise<SellerProduct> => (await seller.get(`detail/${id}`)).data;

/** Acts as people do: after a conflict it reads again and retries. Returns the codes of all attempts. */
const untilDone = async (work: () => Promise<{ code: number }>): Promise<number[]> => {
  const codes: number[] = [];
  while (codes.at(-1) !== 200 && codes.length < 200) codes.push((await work()).code);
  return codes;
};

// On PGlite these run one after the other; on PostgreSQL they race.
describe('at the same time', () => {
  test('of two users who edit one product one wins, and the other gets the current product', {
    tags: 'slow',
  }, async () => {
    const id = await seller.create(matrix());
    for (let round = 0; round < 5; round++) {
      const read = await detail(id);
      const edits = ['Satu', 'Dua', 'Tiga', 'Empat'].map((name) => ({
        ...read,
        name: `Kaos ${name} ${round}`,
      }));
      const answers = await Promise.all(edits.map((form) => seller.post('edit', form)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const { name, version } = await detail(id);
      expect(version).toBe(read.version + 1);
      const lost = answers.filter(({ status }) => status === 409);
      expect(lost.map(({ data }) => [data.reason, data.product.name])).toEqual(
        lost.map(() => ['version_changed', name]),
      );
    }
  });

  test('two edits of the stock that saw the same number: one wins', async () => {
    const id = await seller.create();
    const variant_id = (await detail(id)).variants[0]?.id;
    const answers = await Promise.all(
      [11, 12, 13].map((stock) => seller.post('stock', { variant_id, stock, stock_seen: 10 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('edits, price changes, bulk switches and pays go on together, and every piece is accounted for [R1] [S27]', {
    tags: 'slow',
  }, async () => {
    const ids = [
      await seller.create({ ...matrix(), name: 'Rebutan satu' }),
      await seller.create({ stock: 30 }),
    ];
    const [first = 0, second = 0] = ids;
    const buyers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => openShopper(market, `rebut${at}@example.test`)),
    );
    const variants = (await detail(first)).variants;
    const pays = buyers.map((buyer, at) =>
      untilDone(async () => {
        const wanted =
          at % 2 === 0
            ? { product_id: second, qty: 2 }
            : { product_id: first, variant_id: variants[at]?.id, qty: 1 };
        const shop = checkoutAs(market, buyer);
        const opened = await shop.post('/cart/singlecheckout', wanted);
        const shown = opened.code === 200 ? await shop.preview(opened.data.checkout_id) : opened;
        return shown.code === 200 ? shop.pay(shown.data) : shown;
      }),
    );
    const edits = [first, second, first].map((id, editor) =>
      untilDone(async () => {
        const read = await detail(id);
        const change: Partial<EditedProductInput> = {
          price: 75_000 + editor * 100,
          stock: 20 + editor,
          variants: read.variants.map((variant) => ({ ...variant, stock: 6 + editor })),
        };
        return seller.post('edit', { ...read, ...change });
      }),
    );
    const switched = (call: string) => untilDone(() => seller.post(call, { product_ids: ids.toReversed() }));
    const switches = switched('setnonactive').then(async (codes) => [
      ...codes,
      ...(await switched('setactive')),
    ]);
    const answers = (await Promise.all([...pays, ...edits, switches])).flat();
    expect(new Set(answers).difference(new Set([200, 404, 409]))).toEqual(new Set());
    expect(answers.filter((code) => code === 200)).toHaveLength(9);
    await market.settle();
    const rows = await market.database.db
      .selectFrom('variants as v')
      .innerJoin('stock_movements as m', 'm.variant_id', 'v.id')
      .select(['v.stock_on_hand', (e) => e.fn.sum<number>('m.delta').as('moved')])
      .where('v.product_id', 'in', ids)
      .groupBy(['v.id', 'v.stock_on_hand'])
      .execute();
    expect(rows.map(({ moved }) => Number(moved))).toEqual(rows.map(({ stock_on_hand }) => stock_on_hand));
    const list: ListedSellerProduct[] = (await seller.get('list?per_page=100')).data;
    for (const id of ids) {
      const live = (await detail(id)).variants.filter(({ is_active }) => is_active);
      const free = live.reduce((sum, one) => sum + one.stock - one.stock_reserved - one.stock_flash, 0);
      expect(list.find((row) => row.id === id)?.stock).toBe(free);
    }
  });
});
