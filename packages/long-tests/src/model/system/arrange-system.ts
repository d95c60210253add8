import {
  addCategory,
  addProduct,
  type Context,
  createAccount,
  createSessionToken,
  fillWallet,
  hour,
  openStore,
  refreshListings,
  refreshShippingOfferListings,
  type TestServer,
} from '@pasar/api/testing';
import { createHarness } from '../../harness/create-harness.ts';
import { at, modelFixture } from '../reference-model/model-fixture.ts';
import { arrangeAddresses } from './arrange-addresses.ts';
import { arrangeVoucher } from './arrange-voucher.ts';
import type { System, SystemUser } from './system.ts';

export const password = 'rahasia 123';
const passwordHashes = new WeakMap<TestServer, string>();

/** Hashing is slow on purpose; everybody shares one. */
const hashFor = async (market: TestServer): Promise<string> => {
  const known = passwordHashes.get(market);
  if (known) return known;
  const ctx = market.context();
  const id = await createAccount({
    ctx,
    input: { email: 'model@proof.test', fullname: 'Budi Santoso', registeredAs: 'buyer', password },
  });
  const { password_hash } = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  passwordHashes.set(market, password_hash ?? '');
  return password_hash ?? '';
};

const stageBuyer = async (ctx: Context, email: string, wallet: number): Promise<SystemUser> => {
  const input = { email, fullname: 'Budi Santoso', registeredAs: 'buyer', password: null } as const;
  const id = await createAccount({ ctx, input });
  await fillWallet(ctx, id, wallet);
  return { id, token: '' };
};

const stageStore = async (market: TestServer, name: string, index: number, category: number) => {
  const { db } = market.context();
  const { id, userId } = await openStore(market, {
    name: `Toko ${name} ${index}`,
    city: at(modelFixture.stores, index),
  });
  const bank = { bank_id: 1, rekening: '1234567890', cabang: 'Bandung', atas_nama: 'Budi', changed_at: null };
  await db
    .insertInto('merchant_banks')
    .values({ merchant_id: id, ...bank })
    .execute();
  const product = await addProduct(market, {
    store: id,
    category,
    name: `Barang ${name} ${index}`,
    weight_gram: 100,
    variants: modelFixture.variants
      .filter(({ store }) => store === index)
      .map(({ price, stock }) => ({ price, stock_on_hand: stock })),
  });
  return { id, seller: { id: userId, token: '' }, product };
};

const newest = async ({ db }: Context, table: 'ledger_postings' | 'withdrawals'): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select((e) => e.fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id ?? 0;

/** Everybody signs in again: a token is good for a day. */
export const signIn = async (real: System): Promise<void> => {
  const ctx = real.market.context();
  for (const person of [...real.buyers, ...real.sellers])
    person.token = await createSessionToken(ctx, person.id);
  real.tokensUntil = ctx.clock.now().getTime() + 23 * hour;
};

/** Puts a separate world into the market; `name` tells it from the others. */
export const arrangeSystem = async (market: TestServer, name: string): Promise<System> => {
  const ctx = market.context();
  const hash = await hashFor(market);
  const category = await addCategory(market, `Model ${name}`);
  const stores = [];
  for (const index of modelFixture.stores.keys())
    stores.push(await stageStore(market, name, index, category));
  const products = stores.map(({ product }) => product.id);
  await refreshListings({ ctx, input: { productIds: products } });
  const storeIds = stores.map(({ id }) => id);
  const voucherCodes = modelFixture.vouchers.map((_, index) => `MODEL${name}V${index}`);
  const vouchers = [];
  for (const [index, code] of voucherCodes.entries())
    vouchers.push(await arrangeVoucher(ctx, index, code, storeIds));
  const buyers = [];
  for (const [index, wallet] of modelFixture.buyers.entries()) {
    buyers.push(await stageBuyer(ctx, `${name}.${index}@model.test`, wallet));
  }
  const sellers = stores.map(({ seller }) => seller);
  const people = [...buyers, ...sellers].map(({ id }) => id);
  await ctx.db.updateTable('users').set({ password_hash: hash }).where('id', 'in', people).execute();
  const addresses = [];
  for (const { id } of buyers) addresses.push(await arrangeAddresses(ctx, id));
  const real: System = {
    market,
    call: createHarness(market).calls[0],
    buyers,
    sellers,
    stores: storeIds,
    products,
    variants: stores.flatMap(({ product }) => product.variantIds),
    vouchers,
    voucherCodes,
    addresses,
    tokensUntil: 0,
    sessions: new Map(),
    cartItems: new Map(),
    groups: new Map(),
    orders: new Map(),
    withdrawals: [],
    marketOffer: null,
    lastPosting: await newest(ctx, 'ledger_postings'),
    lastWithdrawal: await newest(ctx, 'withdrawals'),
  };
  await signIn(real);
  return real;
};

/** Its vouchers and the marketplace's shipping offers are over, so that other worlds do not see them. */
export const closeSystem = async ({ market, vouchers, marketOffer }: System): Promise<void> => {
  const ctx = market.context();
  const { db, clock } = ctx;
  await db
    .updateTable('shipping_offers')
    .set({ is_active: false, next_change_at: null })
    .where('merchant_id', 'is', null)
    .execute();
  if (marketOffer !== null) await refreshShippingOfferListings(ctx, null);
  await db.updateTable('vouchers').set({ ends_at: clock.now() }).where('id', 'in', vouchers).execute();
};
