import * as v from 'valibot';
import type { FieldMessages } from './envelope.ts';
import type { Locale } from './locale.ts';
import { isMessageId, message } from './messages/message.ts';

type Issue = v.BaseIssue<unknown>;

/** The key of a refusal that belongs to no field, e.g. of a body that is not an object. */
export const wholeInput = '_';

/**
 * The texts of refused input by field (`images.0.alt` for nested ones), in the order of the rules. Of each field only
 * the first failed check speaks (SPEC 5); a message that is no id of the table becomes the general words.
 */
export const fieldMessages = (issues: readonly Issue[], locale: Locale): FieldMessages => {
  const fields: FieldMessages = {};
  for (const issue of issues) {
    fields[v.getDotPath(issue) ?? wholeInput] ??= [textOf(issue, locale)];
  }
  return fields;
};

const textOf = ({ message: id, input }: Issue, locale: Locale): string => {
  if (isMessageId(id)) return message(id, locale);
  const missing = input === undefined || input === null || input === '';
  return message(missing ? 'field.required' : 'field.invalid', locale);
};

export type ParsedFields<S extends v.GenericSchema> =
  | { ok: true; value: v.InferOutput<S> }
  | { ok: false; fields: FieldMessages };

/**
 * Parses input by a schema: the value, or the texts by field. Input that is no object at all is treated as one with
 * every field missing, so that the answer still names the fields.
 */
export const parseFields = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  locale: Locale,
): ParsedFields<S> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.output };
  const aboutWhole = parsed.issues.every((issue) => !issue.path);
  const named = aboutWhole ? v.safeParse(schema, {}).issues : undefined;
  return { ok: false, fields: fieldMessages(named ?? parsed.issues, locale) };
};

/** The first text of each refused field, in the order of the rules; empty when the input is good. */
export const firstErrors = (
  schema: v.GenericSchema,
  input: unknown,
  locale: Locale,
): Record<string, string> => {
  const parsed = parseFields(schema, input, locale);
  if (parsed.ok) return {};
  return Object.fromEntries(Object.entries(parsed.fields).map(([field, [first = '']]) => [field, first]));
};
