import { type CategoryAttribute, sameText } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

type Row = CategoryAttribute & { leaf: number };

/** The first of a name: one that a category above asks for comes before one of the category itself. */
export const withoutSame = (attributes: readonly CategoryAttribute[]): CategoryAttribute[] => {
  const names = new Set<string>();
  return attributes.filter(({ name_id }) => {
    const name = sameText(name_id);
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
};

/** What sellers are asked for in each of some categories, that of the categories above them first (B28). */
export const readCategoryAttributes = async (
  { db }: Context,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CategoryAttribute[]>> => {
  const ids = [...new Set(categoryIds)];
  const { rows } = await sql<Row>`
    with recursive up as (
      select id as leaf, id, parent_id, 0 as height from categories where id = any(${ids}::bigint[])
      union all
      select up.leaf, c.id, c.parent_id, up.height + 1 from up join categories c on c.id = up.parent_id
    )
    select up.leaf, a.id, a.name_id, a.name_en, a.former_names, a.kind, a.unit, a.allowed_values, a.is_required, a.is_filter, a.position
    from up join category_attributes a on a.category_id = up.id
    order by up.height desc, a.position, a.id`.execute(db);
  return new Map(
    ids.map((id) => [
      id,
      withoutSame(rows.filter(({ leaf }) => leaf === id).map(({ leaf: _, ...attribute }) => attribute)),
    ]),
  );
};
