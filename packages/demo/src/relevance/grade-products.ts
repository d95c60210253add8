import type { SeedData, SeedProduct } from '../seed/plan/seed-data.ts';
import type { Condition, JudgedQuery } from './judged-query.ts';

/** The products of a plan with the fifths of their leaves, by slug. */
export type Graded = ReadonlyMap<string, Facts>;
interface Facts {
  product: SeedProduct;
  store: string;
  price: number;
  sold: number;
  age: number;
}

const priceOf = ({ variants, discount }: SeedProduct): number => {
  const lowest = Math.min(...variants.map(({ price }) => price));
  if (!discount) return lowest;
  return discount.type === 'percent' ? lowest * (1 - discount.value / 100) : lowest - discount.value;
};

const fifths = (products: readonly SeedProduct[], measure: (product: SeedProduct) => number) => {
  const sorted = products.map(measure).sort((one, other) => one - other);
  return (product: SeedProduct) => 1 + Math.floor((5 * sorted.indexOf(measure(product))) / sorted.length);
};

/** What the conditions of a judged query look at. `slugs` are those that buyers may see. */
export const readFacts = ({ products, stores }: SeedData, slugs: ReadonlySet<string>): Graded => {
  const visible = products.filter(({ slug }) => slugs.has(slug));
  const leaves = [...Map.groupBy(visible, ({ leaf }) => leaf).values()];
  return new Map(
    leaves.flatMap((leaf) => {
      const price = fifths(leaf, priceOf);
      const sold = fifths(leaf, (product) => product.sold);
      const age = fifths(leaf, (product) => -product.createdAt.getTime());
      return leaf.map((product) => [
        product.slug,
        {
          product,
          store: stores[product.store]?.name ?? '',
          price: price(product),
          sold: sold(product),
          age: age(product),
        },
      ]);
    }),
  );
};

const isAmong = (wanted: string | readonly string[] | undefined, value: string | null): boolean =>
  wanted === undefined || [wanted].flat().includes(value ?? '');

const meets = ({ product, store, ...fifth }: Facts, condition: Condition): boolean => {
  const { kind, brand, line, pack } = product.spec;
  const values = (option?: string) =>
    product.options.flatMap(({ name, values }) =>
      option === undefined || name === option ? values.map(({ value }) => value) : [],
    );
  return (
    isAmong(condition.leaf, product.leaf) &&
    isAmong(condition.kind, kind.motif) &&
    isAmong(condition.brand, brand) &&
    isAmong(condition.line, line.say) &&
    isAmong(condition.pack, pack.say) &&
    isAmong(condition.store, store) &&
    isAmong(condition.condition, product.condition) &&
    (condition.colour === undefined || values('Warna').includes(condition.colour)) &&
    (condition.option === undefined || values().includes(condition.option)) &&
    (condition.from === undefined || priceOf(product) >= condition.from) &&
    (condition.to === undefined || priceOf(product) <= condition.to) &&
    (condition.discount === undefined || product.discount !== null) &&
    (['price', 'sold', 'age'] as const).every(
      (name) => condition[name] === undefined || condition[name] === fifth[name],
    )
  );
};

export const getGrade = ({ grades }: JudgedQuery, facts: Facts): number =>
  grades.find(([, condition]) => meets(facts, condition))?.[0] ?? 0;

/** Whether a product is what the query must not bring first. */
export const isUnwanted = ({ not = [] }: JudgedQuery, facts: Facts): boolean =>
  not.some((condition) => meets(facts, condition));
