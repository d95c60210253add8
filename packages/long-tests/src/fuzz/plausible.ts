import fc from 'fast-check';
import type * as v from 'valibot';

/** Values that a field of this name may well have, so that calls get past their schemas and into the rules. */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

/** What the schemas of valibot that the contract uses are made of. */
interface Part {
  type: string;
  entries?: Record<string, Part>;
  options?: readonly unknown[];
  literal?: unknown;
  wrapped?: Part;
  item?: Part;
  key?: Part;
  value?: Part;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
}
type Arbitrary = fc.Arbitrary<unknown>;

const numberIn = ({ pipe = [] }: Part): Arbitrary => {
  const limit = (type: string) => pipe.find((action) => action.type === type)?.requirement;
  const [least, most] = [Number(limit('min_value') ?? 0), Number(limit('max_value') ?? 10_000_000)];
  return fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) });
};
const textIn = ({ pipe = [] }: Part): Arbitrary => {
  const longest = pipe.find(({ type }) => type === 'max_length')?.requirement;
  return fc.oneof(
    fc.string({ maxLength: Math.min(Number(longest ?? 60), 300) }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('Toko Maju', 'Jalan Merdeka 10', '081234567890', '2026-11-20', '12', 'a'),
  );
};
const picture = () =>
  fc.constantFrom(
    new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0])], 'a.png', { type: 'image/png' }),
    new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    new File([], 'kosong.jpg', { type: 'image/jpeg' }),
  );

const objectOf = (entries: Record<string, Part>, pools: Pools): Arbitrary => {
  const optional = (part: Part) => ['optional', 'nullish', 'exact_optional'].includes(part.type);
  return fc.record(
    Object.fromEntries(
      Object.entries(entries).map(([name, part]) => [name, plausiblePart(part, name, pools)]),
    ),
    { requiredKeys: Object.keys(entries).filter((name) => !optional(entries[name] ?? { type: '' })) },
  );
};

const plausiblePart = (part: Part, name: string, pools: Pools): Arbitrary => {
  const { type, entries, options = [], wrapped, item, value } = part;
  if (entries) return objectOf(entries, pools);
  if (type === 'literal') return fc.constant(part.literal);
  if (type === 'picklist' || type === 'enum') return fc.constantFrom(...options);
  if (wrapped) {
    const inner = plausiblePart(wrapped, name, pools);
    return ['nullable', 'nullish'].includes(type)
      ? fc.oneof({ weight: 4, arbitrary: inner }, fc.constant(null))
      : inner;
  }
  if (item) return fc.array(plausiblePart(item, name, pools), { maxLength: 3 });
  if (type === 'union' || type === 'variant') {
    return fc.oneof(...options.map((option) => plausiblePart(option as Part, name, pools)));
  }
  const known = pools[name.replace('[]', '')];
  const fresh =
    type === 'number'
      ? numberIn(part)
      : type === 'boolean'
        ? fc.boolean()
        : type === 'file'
          ? picture()
          : type === 'record'
            ? fc.dictionary(
                fc.string({ maxLength: 5 }),
                plausiblePart(value ?? { type: 'string' }, name, pools),
              )
            : type === 'null'
              ? fc.constant(null)
              : textIn(part);
  return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fresh) : fresh;
};

/** Inputs that a schema of the contract mostly takes. */
export const plausible = (schema: v.GenericSchema, pools: Pools): Arbitrary =>
  // valibot's public types hide what a schema is made of.
  plausiblePart(schema as unknown as Part, '', pools);
