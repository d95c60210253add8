import * as v from 'valibot';

const time = '2026-01-01T00:00:00.000Z';
const address = 'https://example.com/';

/** Tried in this order; what a schema checks beyond its kind decides. */
const candidates: Record<string, readonly unknown[]> = {
  string: ['Contoh', '1', '31', 'contoh', time, '2026-01-01', 'a@example.com', address],
  number: [1, 0, 10, 100, 10_000],
  boolean: [true, false],
};

interface AnySchema extends v.GenericSchema {
  entries?: Record<string, v.GenericSchema>;
  items?: v.GenericSchema[];
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: unknown[];
  literal?: unknown;
  getter?: (input: unknown) => v.GenericSchema;
  pipe?: [v.GenericSchema, ...unknown[]];
}

/** What a key says of a text that its schema does not check. */
const keys: [RegExp, string][] = [
  [/_at$|date|time|day|month|until|since|deadline|period|start|end|^(at|from|to)$/, time],
  [/(url|href|link)$/, address],
];

/** How deep a schema that contains itself is filled. */
const deepest = 8;

const withoutPipe = ({ pipe, ...schema }: AnySchema): AnySchema => {
  const [inner] = pipe ?? [];
  return { ...schema, ...inner } as AnySchema;
};

/** A value that a schema accepts: each list has one item, each optional part is there. */
export const makeSample = (schema: v.GenericSchema, key = '', depth = 0): unknown => {
  const { type, entries, item, items, wrapped, options, literal, getter } = withoutPipe(schema as AnySchema);
  const inner = (one: v.GenericSchema | undefined, name = key) =>
    one ? makeSample(one, name, depth + 1) : null;
  if (wrapped) return inner(wrapped);
  if (getter) return inner(getter(undefined));
  if (entries)
    return Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, inner(one, name)]));
  if (items) return items.map((one) => inner(one));
  if (item) return depth < deepest ? [inner(item)] : [];
  if (type === 'literal') return literal;
  const [first] = options ?? [];
  if (type === 'union' || type === 'variant') return inner(first as v.GenericSchema);
  if (options) return first;
  const hint = keys.find(([pattern]) => pattern.test(key))?.slice(1) ?? [];
  const all = type === 'string' ? [...hint, ...(candidates.string ?? [])] : (candidates[type] ?? []);
  return all.find((one) => v.is(schema, one)) ?? (type === 'record' ? {} : null);
};
