import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/json.ts';
import { countStock } from '../../stock/index.ts';
import { drawIds, realIds } from './fresh-ids.ts';
import type { PlanIds, ProductPlan } from './plan-product.ts';

/** The proposed values of these columns, for the rows that are there already. */
const proposed =
  <T extends keyof Database>(columns: readonly (keyof Insertable<Database[T]> & string)[]) =>
  (e: ExpressionBuilder<Database, never>) =>
    // Kysely knows the columns of `excluded` only inside a conflict clause.
    Object.fromEntries(columns.map((column) => [column, e.ref(`excluded.${column}` as never)]));

const editedColumns = [
  'category_id',
  'brand_id',
  'name',
  'description',
  'attributes',
  'condition',
  'status',
  'sku',
  'video_url',
  'seo_title',
  'seo_description',
  'weight_gram',
  'length_cm',
  'width_cm',
  'height_cm',
  'min_order',
  'max_order',
  'is_preorder',
  'preorder_days',
  'must_insurance',
  'version',
  'updated_at',
] as const;

const writeRows = ({ db }: Context, plans: readonly ProductPlan[]) =>
  db
    .insertInto('products')
    .values(plans.map(({ row }) => ({ ...row, attributes: json(row.attributes) })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(proposed<'products'>(editedColumns) as never))
    .execute();

const writeImages = async ({ db }: Context, plans: readonly ProductPlan[]) => {
  const changed = plans.flatMap(({ productId, images }) => (images ? [{ productId, images }] : []));
  if (changed.length === 0) return;
  await db
    .deleteFrom('product_images')
    .where(
      'product_id',
      'in',
      changed.map(({ productId }) => productId),
    )
    .execute();
  const rows = changed.flatMap(({ productId, images }) =>
    images.map((image, at) => ({ product_id: productId, ...image, position: at + 1 })),
  );
  if (rows.length > 0) await db.insertInto('product_images').values(rows).execute();
};

/** Everything loses its place first: what gets none back has been taken away, and places may be swapped. */
const clearPlaces = async ({ db }: Context, productIds: readonly number[]) => {
  const options = db.selectFrom('product_options').select('id').where('product_id', 'in', productIds);
  await db
    .updateTable('product_option_values')
    .set({ position: null })
    .where('option_id', 'in', options)
    .execute();
  await db
    .updateTable('product_options')
    .set({ position: null })
    .where('product_id', 'in', productIds)
    .execute();
};

type Real = (id: number) => number;

const writeOptions = async (ctx: Context, plans: readonly ProductPlan[], option: Real, value: Real) => {
  const changed = plans.flatMap(({ productId, options }) => (options ? [{ productId, options }] : []));
  if (changed.length === 0) return;
  await clearPlaces(
    ctx,
    changed.map(({ productId }) => productId),
  );
  const rows = changed.flatMap(({ productId, options }) =>
    options.map(({ id, name }, at) => ({ id: option(id), product_id: productId, name, position: at + 1 })),
  );
  if (rows.length === 0) return;
  await ctx.db
    .insertInto('product_options')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(proposed<'product_options'>(['name', 'position']) as never),
    )
    .execute();
  const values = changed.flatMap(({ options }) =>
    options.flatMap((entry) =>
      entry.values.map(({ id, ...more }, at) => ({
        id: value(id),
        option_id: option(entry.id),
        ...more,
        position: at + 1,
      })),
    ),
  );
  await ctx.db
    .insertInto('product_option_values')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(proposed<'product_option_values'>(['value', 'media_id', 'position']) as never),
    )
    .execute();
};

const variantColumns = [
  'option_value_ids',
  'sku',
  'price',
  'compare_at_price',
  'weight_gram',
  'is_active',
  'position',
] as const;

const writeVariants = async ({ db }: Context, plans: readonly ProductPlan[], variant: Real, value: Real) => {
  const retired = plans.flatMap(({ variants }) => variants.retired);
  if (retired.length > 0) {
    await db
      .updateTable('variants')
      .set({ position: null, is_active: false })
      .where('id', 'in', retired)
      .execute();
  }
  const rows = plans.flatMap(({ productId, variants }) =>
    variants.written.map(({ id, option_value_ids, ...more }) => ({
      id: variant(id),
      product_id: productId,
      option_value_ids: option_value_ids.map(value),
      // What lies in the store is written by the stock's own journal.
      stock_on_hand: 0,
      ...more,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('variants')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(proposed<'variants'>(variantColumns) as never),
    )
    .execute();
};

/** Writes what was planned, in the caller's transaction: a fixed number of statements for any number of plans. */
export const writePlans = async (
  ctxInTx: Context,
  plans: readonly ProductPlan[],
  ids: PlanIds,
  movement: 'manual' | 'import',
): Promise<void> => {
  const option = realIds(await drawIds(ctxInTx, 'product_options', ids.options.count));
  const value = realIds(await drawIds(ctxInTx, 'product_option_values', ids.values.count));
  const variant = realIds(await drawIds(ctxInTx, 'variants', ids.variants.count));
  await writeRows(ctxInTx, plans);
  await writeImages(ctxInTx, plans);
  await writeOptions(ctxInTx, plans, option, value);
  await writeVariants(ctxInTx, plans, variant, value);
  const counted = plans.flatMap(({ productId, variants }) =>
    variants.counted.map((entry) => ({ ...entry, variantId: variant(entry.variantId), productId })),
  );
  await countStock(ctxInTx, { counted, kind: movement });
};
