import { type CategoryAttribute, sameText, toFilterValue } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { CategoryEntry, CategoryIndex } from './read-categories.ts';
import { withoutSame } from './read-category-attributes.ts';

/** The attributes of every category that has some. */
export type AttributesByCategory = ReadonlyMap<number, readonly CategoryAttribute[]>;

/** An attribute that buyers filter by. */
export interface FilterAttribute extends CategoryAttribute {
  /** In normal form, what products may call it: none that an attribute before it has. */
  names: readonly string[];
}

/** The selected values of one attribute; `attribute` is undefined for one that filters nothing here. */
export interface AttributeSelection {
  id: string;
  attribute: FilterAttribute | undefined;
  /** Those that the attribute allows, as filters name them. */
  values: readonly string[];
}

export const readAttributes = async ({ db }: Context): Promise<AttributesByCategory> => {
  const rows = await db
    .selectFrom('category_attributes')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ category_id }) => category_id);
};

/** The category that a list is inside of: the only selected one. */
const findOnlyCategory = (
  { all, moved }: CategoryIndex,
  selected: readonly string[],
): CategoryEntry | undefined => {
  const [named, ...others] = selected;
  if (named === undefined || others.length > 0) return undefined;
  const wanted = moved.get(named) ?? named;
  return all.find(({ id, slug }) => slug === wanted || String(id) === wanted);
};

/** The filters of a category: those of the categories above it, then its own. */
const readInherited = (
  categories: CategoryIndex,
  byCategory: AttributesByCategory,
  category: CategoryEntry,
): FilterAttribute[] => {
  const all: CategoryAttribute[] = [];
  for (let at: CategoryEntry | undefined = category; at; at = categories.byId.get(at.parent_id ?? 0))
    all.unshift(...(byCategory.get(at.id) ?? []));
  const taken = new Set<string>();
  return withoutSame(all).flatMap((attribute) => {
    const called = [attribute.name_id, attribute.name_en, ...attribute.former_names].map(sameText);
    const names = [...new Set(called)].filter((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return attribute.is_filter && attribute.kind !== 'text' ? [{ ...attribute, names }] : [];
  });
};

/** By category; both the tree and its attributes are read anew after each change of either. */
const inheritedOf = new WeakMap<AttributesByCategory, Map<number, FilterAttribute[]>>();

/** The filters of a list inside one category: those of the categories above it, then its own; none for other lists. */
export const findFilterAttributes = (
  categories: CategoryIndex,
  byCategory: AttributesByCategory,
  selected: readonly string[],
): readonly FilterAttribute[] => {
  const category = findOnlyCategory(categories, selected);
  if (!category) return [];
  const inherited = inheritedOf.get(byCategory) ?? new Map<number, FilterAttribute[]>();
  inheritedOf.set(byCategory, inherited);
  const known = inherited.get(category.id) ?? readInherited(categories, byCategory, category);
  inherited.set(category.id, known);
  return known;
};

const separator = ':';

/** What is selected, by attribute; an unknown attribute has no values. */
export const readSelections = (
  attributes: readonly FilterAttribute[],
  sent: readonly string[],
): AttributeSelection[] => {
  const pairs = sent.map((text) => {
    const at = text.indexOf(separator);
    return { id: text.slice(0, Math.max(0, at)), value: text.slice(at + 1) };
  });
  return [...Map.groupBy(pairs, ({ id }) => id)].map(([id, some]) => {
    const attribute = attributes.find((one) => String(one.id) === id);
    const values = attribute ? some.flatMap(({ value }) => toFilterValue(attribute, value) ?? []) : [];
    return { id, attribute, values: [...new Set(values)] };
  });
};

/** Whether a value of `attribute[]` names an attribute that filters here, and one of its values. */
export const isKnownSelection = (attributes: readonly FilterAttribute[], sent: string): boolean =>
  readSelections(attributes, [sent]).some(({ values }) => values.length > 0);

/** A value as `attribute[]` has it. */
export const writeSelection = ({ id }: FilterAttribute, value: string): string => `${id}${separator}${value}`;
