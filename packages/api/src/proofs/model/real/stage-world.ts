import { createAccount } from '../../../modules/accounts/index.ts';
import { refreshListings } from '../../../modules/catalogue/index.ts';
import { refreshOfferListings } from '../../../modules/shipping-offers/index.ts';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { addCategory, addProduct, openStore } from '../../../testing/goods.ts';
import type { TestMarket } from '../../../testing/open-test-market.ts';
import { groundOn } from '../../ground/ground-on.ts';
import { fillWallet, tokenOf } from '../../ground/stage.ts';
import { at, world } from '../rules/world.ts';
import type { Person, Real } from './real.ts';
import { stageAddresses } from './stage-addresses.ts';
import { stageVoucher } from './stage-voucher.ts';

export const password = 'rahasia 123';
const passwordHashes = new WeakMap<TestMarket, string>();

/** Hashing is slow on purpose; everybody shares one. */
const hashFor = async (market: TestMarket): Promise<string> => {
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

const stageBuyer = async (ctx: Context, email: string, wallet: number): Promise<Person> => {
  const input = { email, fullname: 'Budi Santoso', registeredAs: 'buyer', password: null } as const;
  const id = await createAccount({ ctx, input });
  await fillWallet(ctx, id, wallet);
  return { id, token: '' };
};

const stageStore = async (market: TestMarket, name: string, index: number, category: number) => {
  const { db } = market.context();
  const { id, userId } = await openStore(market, {
    name: `Toko ${name} ${index}`,
    city: at(world.stores, index),
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
    variants: world.variants
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
export const signIn = async (real: Real): Promise<void> => {
  const ctx = real.market.context();
  for (const person of [...real.buyers, ...real.sellers]) person.token = await tokenOf(ctx, person.id);
  real.tokensUntil = ctx.clock.now().getTime() + 23 * hour;
};

/** Puts a world of its own into the market; `name` tells it from the others. */
export const stageWorld = async (market: TestMarket, name: string): Promise<Real> => {
  const ctx = market.context();
  const hash = await hashFor(market);
  const category = await addCategory(market, `Model ${name}`);
  const stores = [];
  for (const index of world.stores.keys()) stores.push(await stageStore(market, name, index, category));
  const products = stores.map(({ product }) => product.id);
  await refreshListings({ ctx, input: { productIds: products } });
  const storeIds = stores.map(({ id }) => id);
  const voucherCodes = world.vouchers.map((_, index) => `MODEL${name}V${index}`);
  const vouchers = [];
  for (const [index, code] of voucherCodes.entries())
    vouchers.push(await stageVoucher(ctx, index, code, storeIds));
  const buyers = [];
  for (const [index, wallet] of world.buyers.entries()) {
    buyers.push(await stageBuyer(ctx, `${name}.${index}@model.test`, wallet));
  }
  const sellers = stores.map(({ seller }) => seller);
  const people = [...buyers, ...sellers].map(({ id }) => id);
  await ctx.db.updateTable('users').set({ password_hash: hash }).where('id', 'in', people).execute();
  const addresses = [];
  for (const { id } of buyers) addresses.push(await stageAddresses(ctx, id));
  const real: Real = {
    market,
    call: groundOn(market).calls[0],
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
export const leaveWorld = async ({ market, vouchers, marketOffer }: Real): Promise<void> => {
  const ctx = market.context();
  const { db, clock } = ctx;
  await db
    .updateTable('shipping_offers')
    .set({ is_active: false, next_turn_at: null })
    .where('merchant_id', 'is', null)
    .execute();
  if (marketOffer !== null) await refreshOfferListings(ctx, null);
  await db.updateTable('vouchers').set({ ends_at: clock.now() }).where('id', 'in', vouchers).execute();
};
