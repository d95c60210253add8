import type * as v from 'valibot';
import { type FieldInputs, getKeys } from './derive.ts';
import type { AnyField, Fields } from './kinds.ts';

/** What is selected for a reference: its id, and the names down to it. */
export interface SelectedReference {
  id: number;
  path: string[];
}

/** A field in a form: flags and enums as they are, numbers as plain digits. */
type FormValue<F extends AnyField> = F extends { kind: 'flag' | 'enum' }
  ? v.InferOutput<F['rule']>
  : F extends { kind: 'reference' }
    ? SelectedReference | null
    : string;
export type FormValues<F extends Fields> = { [K in keyof F]: FormValue<F[K]> };

type Values = Readonly<Record<string, unknown>>;

/** How a kind gets into a form and out of it. */
interface Codec {
  blank(field: AnyField): unknown;
  read(value: unknown, field: AnyField, product: Values): unknown;
  send(value: unknown, field: AnyField): unknown;
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const text: Codec = {
  // A field that belongs to a flag is typed anew when the flag is set.
  blank: ({ initial, onlyWith }) => asText(onlyWith ? '' : initial),
  read: asText,
  send: (value) => value,
};

const digits: Codec = {
  ...text,
  // No digits where a number is needed are no number: the rules then report it.
  send: (value, { required, initial, onlyWith }) => {
    if (value !== '') return Number(value);
    if (onlyWith) return initial;
    return required || initial !== undefined ? Number.NaN : null;
  },
};

const asItIs: Codec = { blank: ({ initial }) => initial, read: (value) => value, send: (value) => value };

const reference: Codec = {
  blank: () => null,
  read: (id, { shown = '' }, product) => {
    const names = product[shown];
    const path = Array.isArray(names) ? names.map(({ name }) => name) : [asText(names)];
    return id === null ? null : { id, path };
  },
  send: (value, { required }) => (value as SelectedReference | null)?.id ?? (required ? 0 : null),
};

const codecs: Record<AnyField['kind'], Codec> = {
  text,
  multiline: text,
  url: text,
  integer: digits,
  money: digits,
  flag: asItIs,
  enum: asItIs,
  reference,
  custom: asItIs,
};

const map = (fields: Fields, change: (field: AnyField, key: string, codec: Codec) => unknown): Values =>
  Object.fromEntries(
    getKeys(fields).map((key) => {
      const field = fields[key] as AnyField;
      return [key, change(field, key, codecs[field.kind])];
    }),
  );

/** The form of a product that is not there yet. */
export const getBlankValues = <F extends Fields>(fields: F) =>
  map(fields, (field, _, { blank }) => blank(field)) as FormValues<F>;

/** A product's fields as its form shows them. */
export const readFormValues = <F extends Fields>(fields: F, product: { [K in keyof F]: unknown }) =>
  map(fields, (field, key, { blank, read }) => {
    const values: Values = product;
    return field.onlyWith && !values[field.onlyWith] ? blank(field) : read(values[key], field, values);
  }) as FormValues<F>;

/** The fields of a form as they are sent. */
export const toFieldInputs = <F extends Fields>(fields: F, form: FormValues<F>) =>
  map(fields, (field, key, { send }) => {
    const values = form as Values;
    return field.onlyWith && !values[field.onlyWith] ? field.initial : send(values[key], field);
  }) as FieldInputs<F>;
