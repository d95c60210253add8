import { applyAttributes } from '@pasar/contract';
import { expect, test } from 'vitest';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import { smallSize } from '../../plan/seed-size.ts';
import { type Group, type LeafSlug, type Root, roots } from '../categories/index.ts';
import { kinds } from '../kinds/index.ts';
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
