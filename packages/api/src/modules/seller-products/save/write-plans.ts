import { getKeys, plainProductFields, plainVariantFields } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { countStock } from '../../stock/index.ts';
import { generateIds, realIds } from './fresh-ids.ts';
import type { PlanIds, ProductPlan } from './plan-product.ts';
import { proposed } from './proposed.ts';
import { type Real, writeOptions } from './write-options.ts';

const editedColumns = [...getKeys(plainProductFields), 'attributes', 'version', 'updated_at'] as const;

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

const editedVariantColumns = [...getKeys(plainVariantFields), 'option_value_ids', 'position'] as const;

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
      // The stock journal writes the stock.
      stock_on_hand: 0,
      ...more,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('variants')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(proposed<'variants'>(editedVariantColumns) as never),
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
  const option = realIds(await generateIds(ctxInTx, 'product_options', ids.options.count));
  const value = realIds(await generateIds(ctxInTx, 'product_option_values', ids.values.count));
  const variant = realIds(await generateIds(ctxInTx, 'variants', ids.variants.count));
  await writeRows(ctxInTx, plans);
  await writeImages(ctxInTx, plans);
  await writeOptions(ctxInTx, plans, option, value);
  await writeVariants(ctxInTx, plans, variant, value);
  const counted = plans.flatMap(({ productId, variants }) =>
    variants.counted.map((entry) => ({ ...entry, variantId: variant(entry.variantId), productId })),
  );
  await countStock(ctxInTx, { counted, kind: movement });
};
