declare global {
  /**
   * The pages of the market by name, each with its pattern: `'storefront.product': '/p/:slug'`. Filled by a file that is
   * made of the routes of all slices; without that file every name is taken.
   */
  interface PasarLinks {}
}

type Value = string | number;
/** What is no parameter of the page's pattern becomes the query. */
export type LinkQuery = Record<string, Value | readonly Value[] | undefined>;

export type LinkName = keyof PasarLinks extends never ? string : keyof PasarLinks & string;

type PatternOf<Name> = Name extends keyof PasarLinks ? PasarLinks[Name] : string;

type ParamsOf<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Values<Pattern> = string extends Pattern
  ? [values?: LinkQuery]
  : [ParamsOf<Pattern>] extends [never]
    ? [query?: LinkQuery]
    : [values: Record<ParamsOf<Pattern>, Value> & LinkQuery];

/** The path of a page (without language prefix) by its name, with its parameters and its query. */
export type LinkTo = <Name extends LinkName>(name: Name, ...values: Values<PatternOf<Name>>) => string;

/** A page that a slice offers, as `storefront.product` and `/p/:slug`. */
export interface NamedPattern {
  name: string;
  pattern: string;
}
