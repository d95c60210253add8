import * as v from 'valibot';
import { CategoryId } from '../ids.ts';
import { type AnyField, customField, type Fields } from './kinds.ts';

/** Keys whose value may be undefined may be left out. */
type Loose<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** What the rules of fields accept, and what they make of it. */
export type FieldInputs<F extends Fields> = Loose<{ [K in keyof F]: v.InferInput<F[K]['rule']> }>;
export type FieldValues<F extends Fields> = Loose<{ [K in keyof F]: v.InferOutput<F[K]['rule']> }>;

/** The rules of fields, as entries of an object's schema. */
export const getRules = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ rule }) => rule) as { [K in keyof F]: F[K]['rule'] };

type PlainKey<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'custom' } ? never : K;
}[keyof F];
export type PlainFields<F extends Fields> = { [K in PlainKey<F> & string]: F[K] };

/** Fields that are not custom. */
export const plainFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'custom')) as PlainFields<F>;

/** The entries of plain fields in a response. */
export const getResponses = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ response }) => response) as { [K in keyof F]: NonNullable<F[K]['response']> };

/** How a reference is read: the names down to a category, the name of a brand. */
const names = {
  category: v.array(v.object({ id: CategoryId, name: v.string() })),
  brand: v.nullable(v.string()),
};

/** The names of references, as entries of a response under their `shown` keys. */
export const getNameEntries = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ to, shown }) => (to && shown ? [[shown, names[to]]] : [])),
  ) as { [K in keyof F as Shown<F[K]>]: (typeof names)[F[K]['to'] & keyof typeof names] };

type Shown<F extends AnyField> = F extends { shown: infer Key extends string } ? Key : never;

/** The fields of variants that a product without options carries itself. */
export const singleFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { variantOnly }]) => !variantOnly)) as {
    [K in keyof F as F[K] extends { variantOnly: true } ? never : K]: F[K];
  };

/** The same fields in a product's form, where none of them has to be there. */
export const asOptional = <F extends Fields>(fields: F) =>
  mapFields(fields, ({ rule, required }) => customField(required ? v.optional(rule) : rule)) as {
    [K in keyof F]: {
      kind: 'custom';
      rule: F[K] extends { required: true } ? v.OptionalSchema<F[K]['rule'], undefined> : F[K]['rule'];
    };
  };

/** The names of fields, as a list. */
export const getKeys = <T extends object>(fields: T) => Object.keys(fields) as (keyof T & string)[];

/** What a row, a form or a response holds under the keys of fields. */
export const selectValues = <Key extends string, Source extends { [K in Key]: unknown }>(
  fields: { [K in Key]: unknown },
  source: Source,
) => Object.fromEntries(getKeys(fields).map((key) => [key, source[key]])) as Pick<Source, Key>;

const mapFields = <T>(fields: Fields, change: (field: AnyField) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(field)]));
