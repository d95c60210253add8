import { type ProductQuery, type PromotionFilterName, promotionFilterNames } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import { patternOfFacts } from '../../categories/attribute-patterns.ts';
import type { AttributeSelection } from '../../categories/filter-attributes.ts';
import { type CategoryIndex, idsBelow } from '../../categories/read-categories.ts';
import { colorNames, sizeNames } from '../../listing-index/listed-text.ts';
import type { FindListings } from '../listing-engine.ts';
import { effectivePrice } from '../running-prices.ts';

type Condition = RawBuilder<boolean>;

/** What the filters of a list depend on. */
interface FilterRows extends Pick<FindListings, 'scope' | 'brandIds' | 'province'> {
  query: ProductQuery;
  categories: CategoryIndex;
  selections: readonly AttributeSelection[];
  now: Date;
}

/** Whether a filter needs to know what runs now: the flash prices `f`. */
export const needsFlash = ({ min_price, max_price, free_shipping, discount, flash_sale }: ProductQuery) =>
  min_price !== undefined || max_price !== undefined || free_shipping || discount || flash_sale;

/** What buyers choose between, whatever the seller's capital letters. */
const hasChoice = (names: ReadonlySet<string>, values: readonly string[]): Condition => sql`
  exists (
    select 1 from product_options o join product_option_values v on v.option_id = o.id
    where o.product_id = l.product_id and lower(trim(o.name)) = any(${[...names]}::text[])
      and lower(trim(v.value)) = any(${values.map((value) => value.trim().toLowerCase())}::text[])
  )`;

/** In the database what `getFacts` is of a listing. */
const normalForm = (field: 'name' | 'value') => sql`
  lower(trim(regexp_replace(f.fact ->> ${sql.lit(field)}, '[[:cntrl:][:space:]]+', ' ', 'g')))`;

/** Whether sellers tell one of the selected values; an unknown attribute finds nothing. */
const hasSelected = ({ attribute, values }: AttributeSelection): Condition => {
  if (!attribute || values.length === 0) return sql`false`;
  const patterns = values.map((value) => `^${patternOfFacts(attribute, value)}$`);
  return sql`
    exists (
      select 1 from products p cross join lateral jsonb_array_elements(p.attributes) f(fact)
      where p.id = l.product_id
        and ${normalForm('name')} || chr(10) || ${normalForm('value')} ~ any(${patterns}::text[])
    )`;
};

const shipsFree = ({ province, now }: Pick<FilterRows, 'province' | 'now'>): Condition => sql`
  (${effectivePrice(now)} >= l.free_from_price and (l.free_until is null or l.free_until > ${now})
    and ${
      province === null
        ? sql`l.free_shipping`
        : sql`${province} = any(string_to_array(coalesce(l.free_provinces, ''), ','))`
    })`;

const promotion = (name: PromotionFilterName, at: Pick<FilterRows, 'province' | 'now'>): Condition => {
  switch (name) {
    case 'free_shipping':
      return shipsFree(at);
    case 'discount':
      return sql`${effectivePrice(at.now)} < greatest(l.compare_at_price, l.price_min)`;
    case 'flash_sale':
      return sql`f.flash_price is not null`;
    case 'in_stock':
      return sql`l.stock > 0`;
    case 'verified':
      return sql`exists (select 1 from merchants m where m.id = l.merchant_id and m.verified_at is not null)`;
    case 'preorder':
      return sql`l.is_preorder`;
  }
};

const isOneOf = (column: string, values: readonly (string | number)[], type: 'text' | 'bigint'): Condition =>
  sql`${sql.ref(`l.${column}`)} = any(${values}::${sql.raw(type)}[])`;

/** Every filter of a list as conditions of the listings `l` and the running flash prices `f`. */
export const filterRows = (asked: FilterRows): Condition[] => {
  const { query, scope, brandIds, categories, selections, now } = asked;
  const { 'category[]': category, 'city[]': city, 'brand[]': brand, 'storetype[]': storetype } = query;
  const { 'color[]': colors, 'size[]': sizes, min_price, max_price, rating, condition } = query;
  return [
    scope.merchantId !== undefined && sql<boolean>`l.merchant_id = ${scope.merchantId}`,
    scope.categoryIds && isOneOf('category_id', scope.categoryIds, 'bigint'),
    scope.productIds && isOneOf('product_id', scope.productIds, 'bigint'),
    category.length > 0 && isOneOf('category_id', idsBelow(categories, category), 'bigint'),
    city.length > 0 && isOneOf('city_id', city, 'text'),
    brand.length > 0 && isOneOf('brand_id', brandIds, 'bigint'),
    storetype.length > 0 && isOneOf('store_type', storetype, 'text'),
    colors.length > 0 && hasChoice(colorNames, colors),
    sizes.length > 0 && hasChoice(sizeNames, sizes),
    min_price !== undefined && sql<boolean>`${effectivePrice(now)} >= ${min_price}`,
    max_price !== undefined && sql<boolean>`${effectivePrice(now)} <= ${max_price}`,
    rating !== undefined && sql<boolean>`l.rating >= ${rating}`,
    condition !== undefined && sql<boolean>`l.condition = ${condition}`,
    ...selections.map(hasSelected),
    ...promotionFilterNames.map((name) => query[name] && promotion(name, asked)),
  ].filter((one) => one !== false && one !== undefined);
};
