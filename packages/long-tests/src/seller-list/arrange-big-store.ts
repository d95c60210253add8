import {
  addCategory,
  createAccount,
  createSessionToken,
  inTransaction,
  openStore,
  saveProducts,
  type TestServer,
} from '@pasar/api/testing';
import { checkFields, ProductForm } from '@pasar/contract';
import { sql } from 'kysely';

export interface BigStore {
  token: string;
  merchantId: number;
  /** Leaves below one root, products in turn in each. */
  categories: readonly number[];
  root: number;
  products: number;
}

/** The most that the one writer takes at a time. */
const atOnce = 500;
const kinds = ['Kemeja', 'Kaos', 'Topi', 'Celana', 'Sepatu', 'Tas', 'Sarung', 'Jaket'];
const colours = ['hitam', 'putih', 'biru', 'merah', 'hijau', 'cokelat'];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T; // the remainder is a place in it

/** The same goods for the same number: every seventh is sold out, every fifth runs low, every fourth has three sizes. */
const formOf = (at: number, category: number): ProductForm => {
  const stock = at % 7 === 0 ? 0 : at % 5 === 0 ? 3 : 10 + (at % 90);
  const price = 10_000 + (at % 400) * 500;
  const sizes = at % 4 === 0 ? ['S', 'M', 'L'] : [];
  const checked = checkFields(ProductForm, {
    name: `${of(kinds, at)} ${of(colours, at >> 3)} nomor ${at}`,
    category_id: category,
    description: 'Nyaman dipakai.',
    status: 'HIDDEN',
    weight_gram: 200,
    ...(sizes.length === 0 && { price, stock, sku: `SKU-${at}` }),
    options: sizes.length === 0 ? [] : [{ name: 'Ukuran', values: sizes.map((value) => ({ value })) }],
    variants: sizes.map((size) => ({ option_values: [size], price, stock, sku: `SKU-${at}-${size}` })),
  });
  if (!checked.ok) throw new Error(`product ${at} breaks the rules: ${JSON.stringify(checked.problems)}`);
  return checked.value;
};

/** One store with so many products, written by the market's own writer; half of them are shown. */
export const arrangeBigStore = async (market: TestServer, products: number): Promise<BigStore> => {
  const userId = await createAccount({
    ctx: market.context(),
    input: {
      email: 'besar@example.test',
      fullname: 'Siti Aminah',
      registeredAs: 'merchant',
      password: null,
    },
  });
  const { id: merchantId } = await openStore(market, { name: 'Toko Besar', user_id: userId });
  const token = await createSessionToken(market.context(), userId);
  const root = await addCategory(market, 'Busana');
  const categories = [await addCategory(market, 'Atasan', root), await addCategory(market, 'Bawahan', root)];
  for (let from = 0; from < products; from += atOnce) {
    const items = Array.from({ length: Math.min(atOnce, products - from) }, (_, index) => ({
      form: formOf(from + index, of(categories, from + index)),
    }));
    await inTransaction(market.context(), async (ctxInTx) => {
      await sql`set local statement_timeout = 0`.execute(ctxInTx.db);
      await saveProducts(ctxInTx, { merchantId, items });
    });
    market.clock.advance(1_000);
  }
  await market.database.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`update seller_product_list set status = 'PUBLISH' where product_id % 2 = 0`.execute(db);
    // As autovacuum leaves it: lists are then read from indexes alone.
    await sql`vacuum seller_product_list`.execute(db);
    await sql`analyze`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  });
  return { token, merchantId, categories, root, products };
};
