import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Products, Variants } from '../../catalog/index.ts';
import { readFlashPrices } from './read-flash-prices.ts';

export interface OptionState {
  id: number;
  name: string;
  /** Null for a removed one. */
  position: number | null;
  values: { id: number; value: string; media_id: number | null; position: number | null }[];
}

export interface VariantState extends Selectable<Variants> {
  /** The highest price of a flash sale that runs or will, in rupiah. */
  flash_price: number | null;
}

/** A product as it is, with all options it ever had: removed ones come back under their old ids. */
export interface ProductState {
  row: Selectable<Products>;
  images: { media_id: number; alt: string }[];
  options: OptionState[];
  variants: VariantState[];
}

const readOptions = async ({ db }: Context, ids: readonly number[]) => {
  const options = await db
    .selectFrom('product_options')
    .select(['id', 'product_id', 'name', 'position'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  if (options.length === 0) return [];
  const values = await db
    .selectFrom('product_option_values')
    .select(['id', 'option_id', 'value', 'media_id', 'position'])
    .where(
      'option_id',
      'in',
      options.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const ofOption = Map.groupBy(values, ({ option_id }) => option_id);
  return options.map((option) => ({ ...option, values: ofOption.get(option.id) ?? [] }));
};

/**
 * A store's products by id, locked until the end of the transaction: products before variants, both in the order of
 * their ids, so that edits wait for each other and pays for milliseconds. Deleted and foreign ones are left out.
 */
export const lockProducts = async (
  ctxInTx: Context,
  merchantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductState>> => {
  if (ids.length === 0) return new Map();
  const { db } = ctxInTx;
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) return new Map();
  const found = rows.map(({ id }) => id);
  const images = await db
    .selectFrom('product_images')
    .select(['product_id', 'media_id', 'alt'])
    .where('product_id', 'in', found)
    .orderBy('position')
    .execute();
  const options = await readOptions(ctxInTx, found);
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', found)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const flashPrices = await readFlashPrices(ctxInTx, found);
  const by = <T extends { product_id: number }>(list: readonly T[]) =>
    Map.groupBy(list, ({ product_id }) => product_id);
  const [imagesOf, optionsOf, variantsOf] = [by(images), by(options), by(variants)];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        images: (imagesOf.get(row.id) ?? []).map(({ media_id, alt }) => ({ media_id, alt })),
        options: optionsOf.get(row.id) ?? [],
        variants: (variantsOf.get(row.id) ?? []).map((variant) => ({
          ...variant,
          flash_price: flashPrices.get(variant.id) ?? null,
        })),
      },
    ]),
  );
};
