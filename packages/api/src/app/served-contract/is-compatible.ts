import { isDeepStrictEqual } from 'node:util';
import type { Access } from '@pasar/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { CallSchema } from './call-schema.ts';

type Part = JsonSchema | boolean | undefined;

const isAtLeast = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const isAtMost = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const structural = new Set(['type', 'properties', 'required', 'items', 'anyOf', 'enum', 'const']);

const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

/** Whether each limit of the wider schema holds for everything that the narrower one lets through. */
const limitsHold = (narrow: JsonSchema, wide: JsonSchema): boolean =>
  Object.entries(wide).every(([key, limit]) => {
    if (structural.has(key)) return true;
    const own = narrow[key as keyof JsonSchema];
    if (typeof own === 'number' && typeof limit === 'number') {
      if (isAtLeast.has(key)) return own >= limit;
      if (isAtMost.has(key)) return own <= limit;
    }
    return isDeepStrictEqual(own, limit);
  });

const typesFit = (narrow: JsonSchema, wide: JsonSchema): boolean =>
  wide.type === undefined ||
  narrow.type === wide.type ||
  (narrow.type === 'integer' && wide.type === 'number');

type Older = 'narrow' | 'wide';

const objectFits = (narrow: JsonSchema, wide: JsonSchema, older: Older): boolean => {
  const [had, has] = older === 'narrow' ? [narrow, wide] : [wide, narrow];
  const kept = Object.keys(had.properties ?? {}).every((name) => Object.hasOwn(has.properties ?? {}, name));
  const needed = (wide.required ?? []).every((name) => narrow.required?.includes(name));
  return (
    kept &&
    needed &&
    Object.entries(narrow.properties ?? {}).every(
      ([name, part]) =>
        !Object.hasOwn(wide.properties ?? {}, name) || fits(part, wide.properties?.[name], older),
    )
  );
};

/** Whether every value of `narrow` is one of `wide`; a no where that cannot be shown. */
const fits = (narrow: Part, wide: Part, older: Older): boolean => {
  if (isDeepStrictEqual(narrow, wide)) return true;
  if (typeof narrow !== 'object' || typeof wide !== 'object') return false;
  if (narrow.anyOf) return narrow.anyOf.every((option) => fits(option, wide, older));
  if (wide.anyOf) return wide.anyOf.some((option) => fits(narrow, option, older));
  const [some, all] = [valuesOf(narrow), valuesOf(wide)];
  if (all && !some?.every((value) => all.includes(value as never))) return false;
  return (
    typesFit(narrow, wide) &&
    limitsHold(narrow, wide) &&
    objectFits(narrow, wide, older) &&
    (wide.items === undefined || fits(narrow.items as Part, wide.items as Part, older))
  );
};

/** Who else may call where one of these may. */
const openTo: Record<Access, (Access | null)[]> = { user: [null], merchant: ['user', null], staff: [null] };

const accessFits = ({ access: before }: CallSchema, { access: now }: CallSchema): boolean =>
  before === now || (before !== null && openTo[before].includes(now));

/**
 * Whether callers of an older form of a call can go on with the current one: requests only widened, answers only grew.
 */
export const isCompatible = (older: CallSchema, current: CallSchema): boolean => {
  const request = [...new Set([...Object.keys(older.request), ...Object.keys(current.request)])];
  return (
    accessFits(older, current) &&
    (current.idempotent || !older.idempotent) &&
    request.every((part) =>
      fits(older.request[part] ?? { type: 'object' }, current.request[part], 'narrow'),
    ) &&
    Object.keys(older.answer).every((part) => fits(current.answer[part], older.answer[part], 'wide'))
  );
};
