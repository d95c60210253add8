import type { AdminBrand, endpoints, HandlerInput } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { toSlug } from '../../../platform/to-slug.ts';
import { recordAudit } from '../../audit/index.ts';
import { attachPublicly, imageUrls } from '../../media/index.ts';
import { outdateListings } from '../outdate-listings.ts';

type Calls = typeof endpoints.adminBrands;

const withLogo = ({ db }: Context) => db.selectFrom('brands').leftJoin('media', 'media.id', 'logo_media_id');
const select = (brands: ReturnType<typeof withLogo>) => brands.selectAll('brands').select('storage_key');
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const present = ({ logo_media_id, storage_key, ...brand }: Row): AdminBrand => ({
  ...brand,
  logo:
    logo_media_id === null || storage_key === null
      ? null
      : { media_id: logo_media_id, url: imageUrls(storage_key).w300 },
});

const target = (id: number) => ({ type: 'brand', id });

/** A page of brands by name. */
export const listBrands = async (
  ctx: Context,
  { search, page, per_page }: HandlerInput<Calls['list']>['query'],
): Promise<{ brands: AdminBrand[]; total: number }> => {
  const matching = withLogo(ctx).$if(search !== '', (brands) =>
    brands.where(sql<boolean>`strpos(lower(brands.name), ${search.toLowerCase()}) > 0`),
  );
  const total = await countRows(ctx.db, matching);
  const rows = await select(matching)
    .orderBy('brands.name')
    .orderBy('brands.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, brands: rows.map(present) };
};

const read = async (ctx: Context, id: number): Promise<AdminBrand> => {
  const row = await select(withLogo(ctx)).where('brands.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(row);
};

/** One name, one brand: `Kopi Aceh` and `kopi-aceh` are the same. */
const assertNew = async ({ db }: Context, slug: string, ownId: number | null): Promise<void> => {
  const taken = await db.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken && taken.id !== ownId) throw apiError.invalid({ name: ['brand.taken'] });
};

/** Adds a brand. Throws 422 for an existing name or a logo that is not the current user's. */
export const addBrand = ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<Calls['create']>['body']>): Promise<AdminBrand> =>
  inTransaction(ctx, async (ctxInTx) => {
    const slug = toSlug(input.name, 'x');
    if (input.logo_media_id !== null) await attachPublicly(ctxInTx, { logo_media_id: input.logo_media_id });
    const added = await ctxInTx.db
      .insertInto('brands')
      .values({ ...input, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw apiError.invalid({ name: ['brand.taken'] });
    const after = await read(ctxInTx, added.id);
    await recordAudit(ctxInTx, { action: 'brand.create', target: target(added.id), after });
    return after;
  });

/**
 * Changes a brand; a new name reaches lists and search after the commit. Throws 404, 409 with the fresh one, and 422.
 */
export const changeBrand = ({
  ctx,
  input: { brand_id, version, ...terms },
}: HandlerArgs<HandlerInput<Calls['edit']>['body']>): Promise<AdminBrand> =>
  inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db.selectFrom('brands').select('id').where('id', '=', brand_id).forUpdate().execute();
    const before = await read(ctxInTx, brand_id);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    if (terms.name !== before.name) await assertNew(ctxInTx, toSlug(terms.name, 'x'), brand_id);
    if (terms.logo_media_id !== null && terms.logo_media_id !== before.logo?.media_id) {
      await attachPublicly(ctxInTx, { logo_media_id: terms.logo_media_id });
    }
    await ctxInTx.db
      .updateTable('brands')
      .set({ ...terms, version: version + 1 })
      .where('id', '=', brand_id)
      .execute();
    if (terms.name !== before.name) {
      const products = ctxInTx.db.selectFrom('products').select('id').where('brand_id', '=', brand_id);
      await outdateListings(ctxInTx, products.orderBy('id'));
    }
    const after = await read(ctxInTx, brand_id);
    await recordAudit(ctxInTx, { action: 'brand.edit', target: target(brand_id), before, after });
    return after;
  });
