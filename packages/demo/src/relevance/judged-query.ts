import { readFileSync } from 'node:fs';

type OneOrMore = string | readonly string[];

/** Facts of the plan of the demo data that a product must have, each one of the named values. */
export interface Condition {
  leaf?: OneOrMore;
  /** What it is, by the shape of its image: `tepung`. */
  kind?: OneOrMore;
  brand?: OneOrMore;
  line?: OneOrMore;
  pack?: OneOrMore;
  /** A value of the option Warna, and of any option. */
  colour?: string;
  option?: string;
  store?: string;
  condition?: 'new' | 'used';
  discount?: true;
  /** Its fifth of its leaf: by price, from the cheapest; by sales, from the fewest; by age, from the newest. */
  price?: number;
  sold?: number;
  age?: number;
  /** Rupiah of its cheapest variant. */
  from?: number;
  to?: number;
}

/** What people type, with the grade of every product by the first condition that it meets, else 0. */
export interface JudgedQuery {
  id: string;
  text: string;
  locale: 'id' | 'en';
  class: string;
  /** Kept out of tuning. */
  held: boolean;
  grades: readonly (readonly [grade: 1 | 2 | 3, condition: Condition])[];
  /** What must not be among the first three. */
  not?: readonly Condition[];
  expect?: { none?: true; without?: readonly string[]; stores?: string };
}

export const judgedQueries: readonly JudgedQuery[] = JSON.parse(
  readFileSync(new URL('./queries.json', import.meta.url), 'utf8'),
);
