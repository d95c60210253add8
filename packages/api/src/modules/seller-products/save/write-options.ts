import type { Context } from '../../../platform/context.ts';
import type { ProductPlan } from './plan-product.ts';
import { proposed } from './proposed.ts';

/** A real id in place of a plan's. */
export type Real = (id: number) => number;

/** Clears every position first: rows without a new one are removed, and positions may be swapped. */
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

/** Writes the options and option values of the plans that change theirs; those without a position are removed. */
export const writeOptions = async (
  ctx: Context,
  plans: readonly ProductPlan[],
  option: Real,
  value: Real,
) => {
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
