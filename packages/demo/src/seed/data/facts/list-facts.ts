import type { CategoryAttribute } from '@pasar/contract';
import type { LeafSlug, RootSlug } from '../categories/index.ts';
import { kinds } from '../kinds/index.ts';
import { filterFacts } from './filters.ts';
import { factNames } from './names.ts';
import { factTranslations } from './values.ts';

/** What a category asks its sellers for. */
export type Fact = Pick<
  CategoryAttribute,
  'name_id' | 'name_en' | 'kind' | 'unit' | 'allowed_values' | 'is_filter'
>;

/** What every category below a root is asked for: what most of its products tell. */
const shared: Readonly<Record<RootSlug, readonly string[]>> = {
  sembako: ['Isi bersih', 'Masa simpan', 'Halal'],
  fashion: ['Bahan', 'Perawatan'],
  'perlengkapan-rumah': ['Bahan', 'Daya', 'Garansi'],
  'ponsel-tablet': ['Garansi', 'Baterai'],
  'komputer-laptop': ['Garansi', 'Sambungan'],
  otomotif: ['Bahan', 'Garansi'],
};

const flags = new Set(['Ya', 'Tidak']);

/** The names and values of the facts that products of some categories tell. */
const listTold = (leaves: readonly LeafSlug[]): Map<string, Set<string>> => {
  const told = new Map<string, Set<string>>();
  const tell = ([name, value]: readonly [string, string]) => {
    if (value !== '') told.set(name, (told.get(name) ?? new Set()).add(value));
  };
  for (const { leaf, facts, lines, brands } of kinds) {
    if (!leaves.includes(leaf)) continue;
    // What fits a brand's product is told by the brand's name.
    for (const [name, value] of facts)
      for (const brand of brands) tell([name, value.replace('{brand}', brand)]);
    for (const line of lines) Object.entries(line.facts ?? {}).forEach(tell);
  }
  return told;
};

/** Units that are the same in both languages. */
const units = new Set('cm g GB gsm kg K L ml mm V W'.split(' '));

/** The unit of values that are all plain numbers in it; undefined for others. */
const findUnit = (values: ReadonlySet<string>): string | undefined => {
  const found = new Set([...values].map((value) => /^\d{1,9}(?:,\d{1,2})? (\S+)$/.exec(value)?.[1] ?? ''));
  const [unit = ''] = found;
  return found.size === 1 && units.has(unit) ? unit : undefined;
};

const toFact = (name_id: string, values: ReadonlySet<string>): Fact => {
  const name_en = factNames[name_id];
  if (name_en === undefined) throw new Error(`${name_id} has no English name`);
  const fact = { name_id, name_en, unit: null, allowed_values: [] };
  if ([...values].every((value) => flags.has(value))) return { ...fact, kind: 'flag' };
  const unit = findUnit(values);
  if (unit !== undefined) return { ...fact, kind: 'number', unit };
  const translations = factTranslations[name_id];
  if (!translations || [...values].some((value) => !(value in translations)))
    return { ...fact, kind: 'text' };
  const allowed_values = Object.entries(translations).flatMap(([id, en]) =>
    values.has(id) ? [{ id, en }] : [],
  );
  return { ...fact, kind: 'choice', allowed_values };
};

/** Facts of a category, those marked by which buyers choose. */
const withFilters = (category: RootSlug | LeafSlug, facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, is_filter: filterFacts[category]?.includes(fact.name_id) ?? false }));

/** What a root asks for, with the values of all below it. */
export const listRootFacts = (root: RootSlug, leaves: readonly LeafSlug[]): Fact[] => {
  const told = listTold(leaves);
  return withFilters(
    root,
    shared[root].map((name) => toFact(name, told.get(name) ?? new Set())),
  );
};

/** What a category asks for beside its root. Its choices are those of all categories of the root. */
export const listLeafFacts = (root: RootSlug, leaf: LeafSlug, siblings: readonly LeafSlug[]): Fact[] => {
  const told = listTold(siblings);
  return withFilters(
    leaf,
    [...listTold([leaf]).keys()]
      .filter((name) => !shared[root].includes(name))
      .map((name) => toFact(name, told.get(name) ?? new Set())),
  );
};
