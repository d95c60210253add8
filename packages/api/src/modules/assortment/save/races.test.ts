import type { EditedProductInput, SellerProduct, ShelfProduct } from '@pasar/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/open-test-market.ts';
import { openShopper, shopAs } from '../../checkout/testing/shopping.ts';
import { type Assortment, matrix, openAssortment } from '../testing/open-assortment.ts';

let market: TestMarket;
let seller: Assortment;
beforeAll(async () => {
  market = await openTestMarket({ courierStageSeconds: 0 });
  seller = await openAssortment(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const detail = async (id: number): Promise<SellerProduct> => (await seller.get(`detail/${id}`)).data;

// On PGlite these run one after the other; on PostgreSQL they race.
describe('at the same moment', () => {
  test('of two people who edit one product one wins, and the other is shown what is there now', async () => {
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

  test('edits, price changes, bulk switches and pays go on together, and every piece is accounted for [R1] [S27]', async () => {
    const ids = [
      await seller.create({ ...matrix(), name: 'Rebutan satu' }),
      await seller.create({ stock: 30 }),
    ];
    const [first = 0, second = 0] = ids;
    const buyers = await Promise.all(
      Array.from({ length: 4 }, (_, at) => openShopper(market, `rebut${at}@example.test`)),
    );
    const variants = (await detail(first)).variants;
    const pays = buyers.map(async (buyer, at) => {
      const shop = shopAs(market, buyer);
      const statuses: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const wanted =
          turn % 2 === 0
            ? { product_id: second, qty: 2 }
            : { product_id: first, variant_id: variants[at % 4]?.id, qty: 1 };
        const opened = await shop.post('/cart/singlecheckout', wanted);
        if (opened.status !== 200) continue;
        const shown = await shop.preview(opened.data.checkout_id);
        if (shown.status !== 200) continue;
        statuses.push((await shop.pay(shown.data)).status);
      }
      return statuses;
    });
    const edits = [0, 1].map(async (editor) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const id = ids[(turn + editor) % 2] ?? 0;
        const read = await detail(id);
        const change: Partial<EditedProductInput> = {
          price: 75_000 + turn * 100,
          stock: 20 + turn,
          variants: read.variants.map((variant) => ({
            ...variant,
            stock: 6 + turn,
            price: variant.price + 10,
          })),
        };
        statuses.push((await seller.post('edit', { ...read, ...change })).status);
      }
      return statuses;
    });
    const switches = (async () => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const call = turn % 2 === 0 ? 'setnonactive' : 'setactive';
        statuses.push((await seller.post(call, { product_ids: ids.toReversed() })).status);
      }
      return statuses;
    })();
    const [paid, edited] = [await Promise.all(pays), await Promise.all(edits)].map((turns) => turns.flat());
    for (const won of [paid, edited]) expect(won).toContain(200);
    const answers = [...(paid ?? []), ...(edited ?? []), ...(await switches)];
    expect(new Set(answers).difference(new Set([200, 404, 409, 422]))).toEqual(new Set());
    await market.settle();
    const rows = await market.database.db
      .selectFrom('variants as v')
      .innerJoin('stock_movements as m', 'm.variant_id', 'v.id')
      .select(['v.stock_on_hand', (e) => e.fn.sum<number>('m.delta').as('moved')])
      .where('v.product_id', 'in', ids)
      .groupBy(['v.id', 'v.stock_on_hand'])
      .execute();
    expect(rows.map(({ moved }) => Number(moved))).toEqual(rows.map(({ stock_on_hand }) => stock_on_hand));
    const list: ShelfProduct[] = (await seller.get('list?per_page=100')).data;
    for (const id of ids) {
      const live = (await detail(id)).variants.filter(({ is_active }) => is_active);
      const free = live.reduce((sum, one) => sum + one.stock - one.stock_reserved - one.stock_flash, 0);
      expect(list.find((row) => row.id === id)?.stock).toBe(free);
    }
  });
});
