import type { Insertable } from 'kysely';
import {
  type Products,
  rebuildSearchTerms,
  refreshListings,
  type Variants,
} from '../modules/catalog/index.ts';
import { saveImage } from '../modules/media/index.ts';
import type { Merchants } from '../modules/stores/index.ts';
import type { Context } from '../platform/context.ts';

/** Where goods are put: a test's market, or anything else with a system context. */
export interface Harness {
  context(): Context;
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A store that may sell, from Kota Bandung unless told otherwise. Returns its id and its owner's. */
export const openStore = async (
  ground: Harness,
  {
    name = 'Toko Maju',
    city = '32.73',
    ...more
  }: Partial<Insertable<Merchants>> & { name?: string; city?: string } = {},
): Promise<{ id: number; userId: number }> => {
  const { db, clock } = ground.context();
  const created_at = clock.now();
  const userId =
    more.user_id ??
    (
      await db
        .insertInto('users')
        .values({ email: `${slugOf(name)}@example.test`, created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id } = await db
    .insertInto('merchants')
    .values({
      merchant_name: name,
      merchant_slug: slugOf(name),
      is_company: 'company',
      is_pkp: 'pkp',
      verification_status: 'approved',
      created_at,
      ...more,
      user_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = {
    province_id: '32',
    sub_district_id: `${city}.01`,
    area_id: `${city}.01.1001`,
    zipcode: '40111',
  };
  await db
    .insertInto('merchant_locations')
    .values({ merchant_id: id, address: 'Jalan Braga 1', city_id: city, ...place })
    .execute();
  return { id, userId };
};

/** A category under a parent, or a root; its English name is its Indonesian one with `EN ` in front. */
export const addCategory = async (ground: Harness, name: string, parentId: number | null = null) => {
  const { db } = ground.context();
  const values = { parent_id: parentId, name_id: name, name_en: `EN ${name}`, slug: slugOf(name) };
  return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

export const addBrand = async (ground: Harness, name: string) =>
  (
    await ground
      .context()
      .db.insertInto('brands')
      .values({ name, slug: slugOf(name) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export interface NewProduct extends Partial<Omit<Insertable<Products>, 'merchant_id' | 'category_id'>> {
  store: number;
  category: number;
  /** One variant each; the first is the cheapest unless told otherwise. Rp100.000 and 10 pieces by default. */
  variants?: Partial<Insertable<Variants>>[];
}

/** A published product; buyers see it after `refreshCatalog`. Returns its id and the ids of its variants. */
export const addProduct = async (
  ground: Harness,
  { store, category, variants = [{}], ...more }: NewProduct,
): Promise<{ id: number; slug: string; variantIds: number[] }> => {
  const name = more.name ?? 'Kaos polos katun';
  const { db, clock } = ground.context();
  const at = clock.now();
  const { count } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { id, slug } = await db
    .insertInto('products')
    .values({
      name,
      slug: `${slugOf(name)}-${count + 1}`,
      description: 'Nyaman dipakai sehari-hari.',
      status: 'PUBLISH',
      weight_gram: 200,
      created_at: at,
      updated_at: at,
      ...more,
      merchant_id: store,
      category_id: category,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  const added = await db
    .insertInto('variants')
    .values(
      variants.map((variant, index) => ({
        product_id: id,
        option_value_ids: index === 0 ? [] : [index],
        price: 100_000,
        stock_on_hand: 10,
        position: index + 1,
        ...variant,
      })),
    )
    .returning('id')
    .execute();
  return { id, slug, variantIds: added.map((variant) => variant.id) };
};

const pixels = new Uint8Array(8);

/** A public picture; returns its id and its key in storage. */
export const addImage = (market: Harness, ownerId: number | null = null) =>
  saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility: 'public',
      mime: 'image/png',
      width: 600,
      height: 600,
      files: { 150: pixels, 300: pixels, 600: pixels },
    },
  });

/** Brings what buyers see up to date with everything above. */
export const refreshCatalog = async (market: Harness): Promise<void> => {
  await refreshListings({ ctx: market.context(), input: {} });
  await rebuildSearchTerms(market.context());
};
