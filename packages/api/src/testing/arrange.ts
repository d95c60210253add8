import { createAccount, openSession } from '../modules/accounts/index.ts';
import { addAddress } from '../modules/addresses/index.ts';
import { postJournal } from '../modules/ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { addCategory, addProduct, type Harness, openStore, refreshCatalog } from './products.ts';

export interface Buyer {
  id: number;
  token: string;
}

export interface ProductFixture {
  productId: number;
  variantId: number;
  merchantId: number;
  /** The owner of the store. */
  sellerId: number;
  /** Rupiah. */
  price: number;
  stock: number;
}

/** Puts money into a buyer's wallet, as an adjustment by staff would. */
export const fillWallet = (ctx: Context, userId: number, amount: number) =>
  inTransaction(ctx, (ctxInTx) =>
    postJournal(ctxInTx, {
      event: 'J6',
      key: `proof-${userId}-${amount}-${Math.random()}`,
      reference: { type: 'adjustment', id: userId },
      postings: [
        {
          account: { kind: 'buyer_wallet', owner: userId },
          amount,
          history: { type: 'topup', code: `PROOF-${userId}`, description: { id: 'Isi saldo', en: 'Top-up' } },
        },
        { account: { kind: 'bank' }, amount: -amount },
      ],
    }),
  );

const home = {
  label: 'Rumah',
  receiver_name: 'Budi Santoso',
  phone: '081234567890',
  address: 'Jalan Braga 12, Bandung',
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.05',
  area_id: '32.73.05.1001',
  zipcode: '40111',
  is_default: true,
};

/** Signs somebody in without a password. */
export const createSessionToken = async (ctx: Context, userId: number): Promise<string> => {
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await openSession(ctx, user)).jwt_token;
};

const stageBuyer = async (
  ctx: Context,
  { name, wallet, password }: { name: string; wallet: number; password: string | null },
): Promise<Buyer> => {
  const id = await createAccount({
    ctx,
    input: {
      email: `${name}@proof.test`,
      fullname: 'Budi Santoso',
      username: name,
      registeredAs: 'buyer',
      password,
    },
  });
  const token = await createSessionToken(ctx, id);
  const actor = { kind: 'user', userId: id, sessionId: 0, merchantId: null, role: 'user' } as const;
  await addAddress({ ctx: { ...ctx, actor }, input: home as Parameters<typeof addAddress>[0]['input'] });
  if (wallet > 0) await fillWallet(ctx, id, wallet);
  return { id, token };
};

/** People with an address and money, signed in. */
export const arrangeBuyers = async (
  ctx: Context,
  count: number,
  { wallet, name = 'buyer', password = null }: { wallet: number; name?: string; password?: string | null },
): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  for (let at = 0; at < count; at++)
    buyers.push(await stageBuyer(ctx, { name: `${name}.${at}`, wallet, password }));
  return buyers;
};

/** One product with one variant for each stock, each by another store. */
export const arrangeProducts = async (
  ground: Harness,
  stocks: readonly number[],
  price = 50_000,
): Promise<ProductFixture[]> => {
  const category = await addCategory(ground, 'Bukti');
  const goods: ProductFixture[] = [];
  for (const [at, stock] of stocks.entries()) {
    const { id: merchantId, userId: sellerId } = await openStore(ground, { name: `Toko Bukti ${at}` });
    const { id, variantIds } = await addProduct(ground, {
      store: merchantId,
      category,
      name: `Barang bukti ${at}`,
      variants: [{ price, stock_on_hand: stock }],
    });
    goods.push({ productId: id, variantId: variantIds[0] ?? 0, merchantId, sellerId, price, stock });
  }
  await refreshCatalog(ground);
  return goods;
};
