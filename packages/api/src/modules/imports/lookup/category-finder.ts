import { sameText } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { Lookups } from '../draft/lookups.ts';

interface Category {
  id: number;
  parent_id: number | null;
  name_id: string;
  name_en: string;
}

const unknown = { code: 'category_unknown', says: 'import.category' } as const;
const several = { code: 'category_many', says: 'import.category-many' } as const;

const plain = (name: string) => sameText(name.replace(/\s+/g, ' '));

/**
 * Finds categories by number, by path (`Fashion > Pria > Kaos`, in one of both languages at each step) or by the end of
 * a path, as long as it fits one category alone.
 */
export const categoryFinder = async (ctx: Context): Promise<Lookups['category']> => {
  const all: Category[] = await ctx.db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'name_id', 'name_en'])
    .where('retired_at', 'is', null)
    .execute();
  const byId = new Map(all.map((category) => [category.id, category]));
  const byName = Map.groupBy(
    all.flatMap((category) => {
      const names = new Set([plain(category.name_id), plain(category.name_en)]);
      return [...names].map((name) => ({ name, category }));
    }),
    ({ name }) => name,
  );
  const ends = (category: Category | undefined, steps: readonly string[]): boolean => {
    const step = steps.at(-1);
    if (step === undefined) return true;
    if (!category || ![category.name_id, category.name_en].some((name) => plain(name) === step)) return false;
    return ends(byId.get(category.parent_id ?? 0), steps.slice(0, -1));
  };
  const known = new Map<string, ReturnType<Lookups['category']>>();
  const find = (text: string): ReturnType<Lookups['category']> => {
    if (/^\d{1,15}$/.test(text)) return byId.get(Number(text))?.id ?? unknown;
    const steps = text.split(/[>/]/).map(plain);
    const found = (byName.get(steps.at(-1) ?? '') ?? []).filter(({ category }) => ends(category, steps));
    const [first, ...others] = found;
    if (!first) return unknown;
    return others.length > 0 ? several : first.category.id;
  };
  return (text) => {
    const answer = known.get(text) ?? find(text);
    known.set(text, answer);
    return answer;
  };
};
