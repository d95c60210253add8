import {
  getKeys,
  plainProductFields,
  plainSingleFields,
  plainVariantFields,
  selectValues,
} from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { KnownForm, KnownProduct } from '../draft/lookups.ts';

type Row = { product_id: number };
const byProduct = <T extends Row>(rows: readonly T[]) => Map.groupBy(rows, ({ product_id }) => product_id);

const readImages = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('product_images')
    .select(['product_id', 'media_id', 'alt'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();

const readOptions = async ({ db }: Context, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('product_options as o')
    .innerJoin('product_option_values as v', 'v.option_id', 'o.id')
    .select(['o.product_id', 'o.id', 'o.name', 'v.id as value_id', 'v.value', 'v.media_id'])
    .where('o.product_id', 'in', ids)
    .where('o.position', 'is not', null)
    .where('v.position', 'is not', null)
    .orderBy('o.position')
    .orderBy('v.position')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((values) => {
    const [first] = values;
    if (!first) return [];
    const { product_id, id, name } = first;
    const choices = values.map(({ value_id, value, media_id }) => ({ id: value_id, value, media_id }));
    return [{ product_id, id, name, values: choices }];
  });
};

const readVariants = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('variants')
    .select(['product_id', 'id', 'option_value_ids', ...getKeys(plainVariantFields)])
    .where('product_id', 'in', ids)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();

type Option = Awaited<ReturnType<typeof readOptions>>[number];

/** The option values of a variant as text, in the order of the options. */
const valuesOf = (ids: readonly number[], options: readonly Option[]): string[] => {
  // Inside arrays, one of the drivers returns integers as strings.
  const chosen = new Set(ids.map(Number));
  return options.map(({ values }) => values.find(({ id }) => chosen.has(id))?.value ?? '');
};

/** Products of a store as their forms would be sent: nothing about stock, which changes only by a row's value. */
export const readKnownProducts = async (
  ctx: Context,
  merchantId: number,
  ids: readonly number[],
): Promise<KnownProduct[]> => {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .execute();
  const images = byProduct(await readImages(ctx, ids));
  const options = byProduct(await readOptions(ctx, ids));
  const variants = byProduct(await readVariants(ctx, ids));
  return rows.map((row): KnownProduct => {
    const kinds = options.get(row.id) ?? [];
    const choices = variants.get(row.id) ?? [];
    const form: KnownForm = {
      // Ids are branded where they leave the server.
      ...(selectValues(plainProductFields, row) as Pick<KnownForm, keyof typeof plainProductFields>),
      images: (images.get(row.id) ?? []).map(({ media_id, alt }) => ({ media_id, alt })),
      compare_at_price: null,
      options: kinds.map(({ id, name, values }) => ({ id, name, values })),
      variants: choices.map((variant) => ({
        ...selectValues(plainVariantFields, variant),
        id: variant.id,
        option_values: valuesOf(variant.option_value_ids, kinds),
        stock_seen: null,
      })),
    };
    const [single] = kinds.length === 0 ? choices : [];
    return {
      productId: row.id,
      version: row.version,
      form: single
        ? {
            ...form,
            ...selectValues(plainSingleFields, single),
            sku: single.sku ?? row.sku,
            variants: [],
          }
        : form,
    };
  });
};
