import { applyAttributes } from '@pasar/contract';
import { expect, test } from 'vitest';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import { smallSize } from '../../plan/seed-size.ts';
import { type Group, type LeafSlug, type Root, type RootSlug, roots } from '../categories/index.ts';
import { kinds } from '../kinds/index.ts';
import { filterFacts } from './filters.ts';
import { type Fact, listLeafFacts, listRootFacts } from './list-facts.ts';
import { factNames } from './names.ts';
import { factTranslations } from './values.ts';

const asked = new Map<string, Fact[]>();
for (const root of roots) {
  const leaves = (root as Root).groups.flatMap(({ leaves: own }: Group) =>
    own.map(([leaf]) => leaf as LeafSlug),
  );
  for (const leaf of leaves)
    asked.set(leaf, [...listRootFacts(root.slug, leaves), ...listLeafFacts(root.slug, leaf, leaves)]);
}

test('every fact of a product is one that its category asks for, in both languages [B28]', () => {
  const { products } = planSeedData({
    seed: 1,
    now: new Date('2026-11-20T03:00:00Z'),
    size: { ...smallSize, orders: 0 },
  });
  for (const { leaf, attributes } of products) {
    const facts = (asked.get(leaf) ?? []).map((fact, id) => ({
      ...{ ...fact, id, former_names: [], is_required: false, position: id },
    }));
    const told = attributes.filter(({ name }) => name !== 'Merek');
    const { entries, problems } = applyAttributes(facts, told);
    expect(problems).toEqual({});
    expect(entries).toEqual(told);
    for (const { name } of told) expect(facts.map(({ name_id }) => name_id)).toContain(name);
  }
});

test('buyers filter by facts that are a number or one of a closed list [B28]', () => {
  for (const [category, names = []] of Object.entries(filterFacts)) {
    const root = roots.find(({ slug }) => slug === category) as Root | undefined;
    const facts = root
      ? listRootFacts(
          root.slug as RootSlug,
          root.groups.flatMap(({ leaves }: Group) => leaves.map(([leaf]) => leaf as LeafSlug)),
        )
      : (asked.get(category) ?? []);
    const filters = facts.filter(({ name_id }) => names.includes(name_id));
    expect([category, filters.map(({ name_id }) => name_id).toSorted()]).toEqual([
      category,
      names.toSorted(),
    ]);
    for (const { is_filter, kind } of filters) expect([is_filter, kind === 'text']).toEqual([true, false]);
  }
});

test('no name and no value is translated that no product tells', () => {
  const names = new Set(
    kinds.flatMap(({ facts, lines }) => [
      ...facts.map(([name]) => name),
      ...lines.flatMap(({ facts: own = {} }) => Object.keys(own)),
    ]),
  );
  expect(Object.keys(factNames).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(factTranslations).filter((name) => !names.has(name))).toEqual([]);
});
