import { pageField } from '../list-filter/read-dates.ts';

type Value = string | number | undefined;
/** Reads one field of an address; what it makes of none is its default. */
type Field = (text: string | null) => Value;
type ListQuery<Fields extends Record<string, Field>> = { [Key in keyof Fields]: ReturnType<Fields[Key]> } & {
  page: number;
};

/** One of the given values, or else the default. */
export const enumField =
  <const One extends string, const Default extends string | undefined>(
    values: readonly One[],
    otherwise: Default,
  ) =>
  (text: string | null): One | Default =>
    values.find((value) => value === text) ?? otherwise;

export const searchField = (text: string | null): string => (text ?? '').trim().slice(0, 100);

/** The number of a row, or none. */
export const idField = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** The query of a list from its address, where an invalid part counts as absent, and back without defaults. */
export const defineListQuery = <Fields extends Record<string, Field>>(
  toAddress: (query: Record<string, Value>) => string,
  fields: Fields,
) => {
  const all: [string, Field][] = Object.entries({ ...fields, page: pageField });
  const map = (to: (key: string, field: Field) => Value) =>
    Object.fromEntries(all.map(([key, field]) => [key, to(key, field)]));
  return {
    read: (params: URLSearchParams) => map((key, field) => field(params.get(key))) as ListQuery<Fields>, // each key by its own field
    toPath: (query: Partial<ListQuery<Fields>>): string =>
      toAddress(map((key, field) => (query[key] === field(null) ? undefined : query[key]))),
  };
};
