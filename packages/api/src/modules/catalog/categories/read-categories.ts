import type { CategoryId, Locale } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';

export interface CategoryEntry {
  id: CategoryId;
  parent_id: number | null;
  name: string;
  slug: string;
  children: CategoryEntry[];
}

/** All categories in one language, each with its children in their order. */
export interface CategoryIndex {
  roots: CategoryEntry[];
  /** Every category, parents before children, in the order of the tree. */
  all: CategoryEntry[];
  byId: ReadonlyMap<number, CategoryEntry>;
  /** Slugs of retired categories with those that they lead to: the successor, or the one above; null without any. */
  moved: ReadonlyMap<string, string | null>;
}

const nameIn = (locale: Locale) => (locale === 'en' ? ('name_en' as const) : ('name_id' as const));

const inOrder = (entries: CategoryEntry[]): CategoryEntry[] =>
  entries.flatMap((entry) => [entry, ...inOrder(entry.children)]);

interface Placed {
  id: number;
  parent_id: number | null;
  slug: string;
  retired_at: Date | null;
  successor_id: number | null;
}

const findMoved = (rows: readonly Placed[]): CategoryIndex['moved'] => {
  const all = new Map(rows.map((row) => [row.id, row]));
  const leadsTo = (row: Placed, seen: readonly number[] = []): string | null => {
    if (!row.retired_at) return row.slug;
    // A successor that is retired later leads on; two that name each other lead up.
    const successor = seen.includes(row.id) ? undefined : all.get(row.successor_id ?? 0);
    const next = successor ?? all.get(row.parent_id ?? 0);
    return next ? leadsTo(next, [...seen, row.id]) : null;
  };
  return new Map(rows.filter((row) => row.retired_at).map((row) => [row.slug, leadsTo(row)]));
};

/** Reads the category tree with names in the caller's language. */
export const readCategories = async (ctx: Context): Promise<CategoryIndex> => {
  const rows = await ctx.db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'retired_at', 'successor_id', `${nameIn(ctx.locale)} as name`])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byId = new Map(
    rows.flatMap(({ retired_at, successor_id: _, ...row }) =>
      retired_at
        ? []
        : [[row.id, { ...row, id: row.id as CategoryId, children: [] as CategoryEntry[] }] as const],
    ),
  );
  const roots: CategoryEntry[] = [];
  for (const entry of byId.values()) {
    const parent = entry.parent_id === null ? undefined : byId.get(entry.parent_id);
    (parent?.children ?? roots).push(entry);
  }
  return { roots, all: inOrder(roots), byId, moved: findMoved(rows) };
};

/** The ids of the named categories (by id or slug) and of everything below them. */
export const idsBelow = ({ all, moved }: CategoryIndex, named: readonly string[]): number[] => {
  const wanted = new Set(named.map((name) => moved.get(name) ?? name));
  const ids = new Set<number>();
  for (const { id, slug, parent_id } of all) {
    const isBelow = parent_id !== null && ids.has(parent_id);
    if (isBelow || wanted.has(slug) || wanted.has(String(id))) ids.add(id);
  }
  return [...ids];
};

/** Adds the counts of everything below to each category; `own` holds the counts of single categories. */
export const totalsBelow = (
  { all }: CategoryIndex,
  own: ReadonlyMap<number, number>,
): Map<number, number> => {
  const totals = new Map<number, number>();
  for (const { id, children } of all.toReversed()) {
    totals.set(
      id,
      (own.get(id) ?? 0) + children.reduce((sum, child) => sum + (totals.get(child.id) ?? 0), 0),
    );
  }
  return totals;
};
