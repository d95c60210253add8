/**
 * What sellers tell of products, as small integers: whatever a category's attributes are called later and whichever of
 * them filter, the facts stay.
 */
export interface Facts {
  /** Numbers of facts, those of one product side by side. */
  list: Int32Array;
  used: number;
  /** By number. */
  values: string[];
  /** By name, the numbers of facts with it. */
  byName: Map<string, number[]>;
  numbers: Map<string, number>;
}

export const createFacts = (): Facts => ({
  list: new Int32Array(1_024),
  used: 0,
  values: [],
  byName: new Map(),
  numbers: new Map(),
});

const numberOf = ({ values, byName, numbers }: Facts, fact: string): number => {
  const known = numbers.get(fact);
  if (known !== undefined) return known;
  const [name = '', value = ''] = fact.split('\n');
  const number = values.push(value) - 1;
  numbers.set(fact, number);
  const named = byName.get(name);
  if (named) named.push(number);
  else byName.set(name, [number]);
  return number;
};

/** Adds the facts of a product; returns where they are. */
export const addFacts = (facts: Facts, added: readonly string[]): { from: number; count: number } => {
  const from = facts.used;
  if (from + added.length > facts.list.length) {
    const wider = new Int32Array(2 * (from + added.length));
    wider.set(facts.list);
    facts.list = wider;
  }
  for (const fact of added) facts.list[facts.used++] = numberOf(facts, fact);
  return { from, count: added.length };
};
