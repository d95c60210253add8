import {
  type AnyField,
  getKeys,
  type Locale,
  plainProductFields,
  plainVariantFields,
  type ReferenceNames,
} from '@pasar/contract';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { lastModeration, type ModerationRow, type Products, type Variants } from '../../catalog/index.ts';
import type { DiscountRow } from './present-discount.ts';

/** A product and all that its seller chose for it, in one round trip. */
export interface OwnRow extends Selectable<Products>, ReferenceNames {
  images: { media_id: number; alt: string; position: number; storage_key: string }[];
  options: {
    id: number;
    name: string;
    values: { id: number; value: string; media_id: number | null; storage_key: string | null }[];
  }[];
  variants: (Pick<
    Selectable<Variants>,
    keyof typeof plainVariantFields | 'id' | 'option_value_ids' | 'stock_reserved' | 'stock_flash'
  > & { stock: number })[];
  discount: DiscountRow | null;
  /** The last decision of staff. */
  moderated: ModerationRow | null;
}

const images = sql`
  select coalesce(json_agg(json_build_object('media_id', i.media_id, 'alt', i.alt, 'position', i.position,
    'storage_key', media.storage_key) order by i.position), '[]')
  from product_images i join media on media.id = i.media_id where i.product_id = p.id`;

const values = sql`
  select coalesce(json_agg(json_build_object('id', ov.id, 'value', ov.value, 'media_id', ov.media_id,
    'storage_key', media.storage_key) order by ov.position), '[]')
  from product_option_values ov left join media on media.id = ov.media_id
  where ov.option_id = o.id and ov.position is not null`;

const options = sql`
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'values', (${values})) order by o.position), '[]')
  from product_options o where o.product_id = p.id and o.position is not null`;

const variants = sql`
  select coalesce(json_agg(json_build_object('id', v.id, 'option_value_ids', v.option_value_ids,
    ${sql.join(getKeys(plainVariantFields).map((column) => sql`${sql.lit(column)}, ${sql.ref(`v.${column}`)}`))},
    'stock', v.stock_on_hand, 'stock_reserved', v.stock_reserved, 'stock_flash', v.stock_flash)
    order by v.position, v.id), '[]')
  from variants v where v.product_id = p.id and v.position is not null`;

const discount = sql`
  select json_build_object('type', d.type, 'value', d.value, 'starts_at', d.starts_at, 'ends_at', d.ends_at)
  from product_discounts d where d.product_id = p.id`;

/** How a reference in a column of `p` is shown: the names down to a category, the name of a brand. */
const namesByTarget = {
  category: (column: string, locale: Locale) => sql`
    with recursive way as (
      select c.*, 0 as up from categories c where c.id = ${sql.ref(`p.${column}`)}
      union all select c.*, way.up + 1 from categories c join way on c.id = way.parent_id
    )
    select json_agg(json_build_object('id', way.id, 'name', ${sql.ref(locale === 'en' ? 'way.name_en' : 'way.name_id')})
      order by way.up desc) from way`,
  brand: (column: string) => sql`select b.name from brands b where b.id = ${sql.ref(`p.${column}`)}`,
};

const referenceNames = (locale: Locale) =>
  sql.join(
    Object.entries<AnyField>(plainProductFields).flatMap(([column, { to, shown }]) =>
      to && shown ? [sql`(${namesByTarget[to](column, locale)}) as ${sql.ref(shown)}`] : [],
    ),
  );

/** A product of this store that is not deleted; undefined for any other. */
export const readOwnRow = async (
  ctx: Context,
  merchantId: number,
  productId: number,
): Promise<OwnRow | undefined> => {
  const { rows } = await sql<OwnRow>`
    select p.*, ${referenceNames(ctx.locale)}, (${images}) as images,
      (${options}) as options, (${variants}) as variants, (${discount}) as discount,
      ${lastModeration(sql`p.id`)} as moderated
    from products p
    where p.id = ${productId} and p.merchant_id = ${merchantId} and p.deleted_at is null`.execute(ctx.db);
  return rows[0];
};
