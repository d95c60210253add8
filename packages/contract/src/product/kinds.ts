import * as v from 'valibot';
import { BrandId, CategoryId } from '../ids.ts';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';
import { Rupiah } from '../money.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { integer, line, maybe, multiline, ProductPrice, webAddress } from './value-rules.ts';

/** The parts of the seller's form, in their order on the page. */
export const productSections = ['about', 'shipping', 'buying', 'more'] as const;
export type ProductSection = (typeof productSections)[number];

/** What a declaration may say about a field of any kind. */
interface Declared<Value> {
  /** Where the form shows it; a field without a section has its own control. */
  section?: ProductSection;
  /** Neighbors with the same number share lines of that many columns. */
  columns?: 2 | 3;
  required?: true;
  /** The value of a product that leaves the field out. Default: null. */
  initial?: Value;
  /** Only with this flag the field is visible and sent; without it, its value is `initial`. */
  onlyWith?: string;
  /** It may be empty, and the form does not say so: several fields are filled in together. */
  unmarked?: true;
  /** Of a variant alone: a product without options does not carry it. */
  variantOnly?: true;
}

type Filled<Options, Value> = Options extends { required: true } | { initial: unknown }
  ? Value
  : Value | null;
type Sent<Options, Value> = Options extends { required: true }
  ? Value
  : Options extends { initial: unknown }
    ? Value | undefined
    : Value | '' | null | undefined;

/** A declared field: `rule` judges what is sent, `response` is how the seller reads it. */
type Field<Kind, Options, Value, Shown = Value> = Options & {
  kind: Kind;
  rule: v.GenericSchema<Sent<Options, Value>, Filled<Options, Value>>;
  response: v.GenericSchema<Filled<Options, Shown>>;
};

/** Any field, as code that handles all of them sees it. */
export interface AnyField extends Declared<unknown> {
  kind: 'text' | 'multiline' | 'integer' | 'money' | 'flag' | 'enum' | 'url' | 'reference' | 'custom';
  rule: v.GenericSchema;
  response?: v.GenericSchema;
  max?: number;
  says?: MessageId;
  values?: readonly string[];
  to?: 'category' | 'brand';
  shown?: string;
}
export type Fields = Readonly<Record<string, AnyField>>;

const declare = <Kind, Value, Shown, const Options extends Declared<NoInfer<Value>>>(
  kind: Kind,
  options: Options,
  rules: { rule: v.GenericSchema<Value>; shown: v.GenericSchema<unknown, Shown>; empty?: MessageId },
) => {
  const { rule, shown, empty } = rules;
  const isFilled = options.required || options.initial !== undefined;
  // The types of both schemas follow from the options, which the compiler cannot see through the conditions.
  return {
    ...options,
    kind,
    rule: options.required
      ? rule
      : isFilled
        ? v.optional(rule, options.initial as never)
        : maybe(rule, empty),
    response: isFilled ? shown : v.nullable(shown),
  } as unknown as Field<Kind, Options, Value, Shown>;
};

interface Length {
  min?: number;
  max: number;
  /** The messages of a text that is too long, and too short. */
  long: MessageId;
  short?: MessageId;
}

/** A line of text. */
export const textField = <const Options extends Declared<string> & Length>(options: Options) =>
  declare('text' as const, options, {
    rule: line(options, options.long, options.short),
    shown: v.string(),
  });

/** A text of several lines. */
export const multilineField = <const Options extends Declared<string> & Length>(options: Options) =>
  declare('multiline' as const, options, {
    rule: multiline(options.max, options.long),
    shown: v.string(),
  });

/** An address on the web, over http or https; `accepts` says which. */
export const urlField = <
  const Options extends Declared<string> & { accepts: (url: URL) => boolean; max: number; says: MessageId },
>(
  options: Options,
) =>
  declare('url' as const, options, {
    rule: webAddress(options.accepts, options.max, options.says),
    shown: v.string(),
    empty: options.says,
  });

export const integerField = <
  const Options extends Declared<number> & { min: number; max: number; says: MessageId },
>(
  options: Options,
) =>
  declare('integer' as const, options, {
    rule: integer(options.min, options.max, options.says),
    shown: v.number(),
    empty: options.says,
  });

/** A price in rupiah. */
export const moneyField = <const Options extends Declared<number>>(options: Options) =>
  declare('money' as const, options, { rule: ProductPrice, shown: Rupiah });

export const flagField = <const Options extends Declared<boolean> & { initial: boolean }>(options: Options) =>
  declare<'flag', boolean, boolean, Options>('flag', options, {
    rule: v.boolean(messageId('field.invalid')),
    shown: v.boolean(),
  });

/** One of the values; the first is the value of a product that leaves it out. */
export const enumField = <const Value extends string, const Options extends Declared<Value> = object>(
  values: readonly [Value, ...Value[]],
  options: Options,
) =>
  declare('enum' as const, { ...options, values, initial: values[0] } as const, {
    rule: v.picklist(values, messageId('field.invalid')),
    shown: v.picklist(values),
  });

const targets = { category: CategoryId, brand: BrandId } as const;
type TargetId = { [To in keyof typeof targets]: v.InferOutput<(typeof targets)[To]> };

/** The id of a category or a brand; `shown` is the key of its name in responses. */
export const referenceField = <
  const Options extends Declared<number> & { to: keyof typeof targets; shown: string; says: MessageId },
>(
  options: Options,
) => {
  const { to, says, required } = options;
  const id = required
    ? v.pipe(v.number(says), v.safeInteger(says), v.minValue(1, says))
    : v.optional(v.nullable(BodyId), null);
  type Id = TargetId[Options['to']];
  // As in `declare`: only the options tell whether there is always an id.
  return {
    ...options,
    kind: 'reference',
    rule: v.pipe(
      id,
      v.transform((id) => id as Filled<Options, Id>),
    ),
    response: required ? targets[to] : v.nullable(targets[to]),
  } as unknown as Options & {
    kind: 'reference';
    rule: v.GenericSchema<Exclude<Sent<Options, number>, ''>, Filled<Options, Id>>;
    response: v.GenericSchema<Filled<Options, number>, Filled<Options, Id>>;
  };
};

/** A field with code of its own for form, table and sheet. */
export const customField = <Rule extends v.GenericSchema>(rule: Rule) => ({ kind: 'custom' as const, rule });
