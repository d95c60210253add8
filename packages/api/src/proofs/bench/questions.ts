import type { Context } from '../../platform/context.ts';
import type { Call } from '../ground/call.ts';
import { type Buyer, stageBuyers } from '../ground/stage.ts';

/** One call that is measured: asked again and again, each time about something else. */
export interface Question {
  name: string;
  /** quality P8: milliseconds of processor, application and database, at 5,000 products. */
  limit: number;
  ask(call: Call, at: number): Promise<{ code: number; message: string }>;
}

const words = [
  'kemeja',
  'sepatu',
  'kopi',
  'batik tulis',
  'rak besi',
  'helm',
  'sambal',
  'charger',
  'panci',
  'sarung',
];
const sorts = ['relevance', 'lates', 'bestseller', 'price_asc', 'price_desc', 'rating'];

const round = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('nothing to ask about');
  return one;
};

/** The calls of quality P8 about the goods of a market, by people who have an address. */
export const openQuestions = async (ctx: Context): Promise<Question[]> => {
  const { db } = ctx;
  const buyers = await stageBuyers(ctx, 4, { wallet: 0 });
  const categories = await db.selectFrom('product_listings').select('category_id').distinct().execute();
  const goods = await db
    .selectFrom('product_listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('variants as v', 'v.product_id', 'p.id')
    .select(['p.slug', 'p.id as productId', 'p.merchant_id as merchantId'])
    .select((e) => e.fn.min('v.id').as('variantId'))
    .where((e) => e(e('v.stock_on_hand', '-', e('v.stock_reserved', '+', e.ref('v.stock_flash'))), '>', 20))
    .where('p.min_order', '=', 1)
    .groupBy(['p.slug', 'p.id', 'p.merchant_id'])
    .orderBy('p.id')
    .limit(400)
    .execute();
  const visitor: Buyer = { id: 0, token: '' };
  const read = (path: string) => (call: Call) => call(path, { token: visitor.token });
  const threeSellers = [...new Map(goods.map((one) => [one.merchantId, one])).values()].slice(0, 3);
  const [shopper] = buyers;
  if (!shopper || threeSellers.length < 3) throw new Error('the market is too small to be measured');
  return [
    {
      name: 'list with facets',
      limit: 6,
      ask: (call, at) =>
        read(`/products/list?sort=${round(sorts, at)}&page=${1 + (at % 7)}&per_page=20&min_price=${at * 10}`)(
          call,
        ),
    },
    {
      name: 'category list',
      limit: 6,
      ask: (call, at) =>
        read(
          `/products/list?category[]=${round(categories, at).category_id}&sort=${round(sorts, at)}&per_page=20`,
        )(call),
    },
    {
      name: 'search',
      limit: 10,
      ask: (call, at) =>
        read(
          `/products/list?search=${encodeURIComponent(round(words, at))}&per_page=20&min_price=${at * 10}`,
        )(call),
    },
    {
      name: 'product',
      limit: 2,
      ask: (call, at) => read(`/products/detail/${round(goods, at * 7).slug}`)(call),
    },
    {
      name: 'cart add',
      limit: 5,
      ask: (call, at) => {
        const { productId, variantId } = round(goods, at % 60);
        const body = { product_id: productId, variant_id: variantId, qty: 1 };
        return call('/cart/add', { token: round(buyers.slice(1), at).token, body });
      },
    },
    {
      name: 'checkout of 3 sellers',
      limit: 25,
      ask: async (call, at) => {
        const { token } = shopper;
        if (at === 0) {
          for (const { productId, variantId } of threeSellers) {
            await call('/cart/add', {
              token,
              body: { product_id: productId, variant_id: variantId, qty: 1 },
            });
          }
          await call('/cart/checkout', { token, body: {} });
        }
        return call('/shipping/checkout/preview', { token });
      },
    },
  ];
};
