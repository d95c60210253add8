import * as v from 'valibot';
import type { FieldMessages } from './envelope.ts';
import type { Locale } from './locale.ts';
import { isMessageId, type MessageId, message } from './messages/message.ts';

type Issue = v.BaseIssue<unknown>;
export type FieldProblems = Record<string, MessageId>;

/** The key of an error that belongs to no field. */
export const formErrorKey = 'body';

/**
 * The errors of each field (`images.0.alt` for nested ones), as ids of the message table, in the order of the
 * rules. Of each field only the first failed check counts (SPEC 5); a message that is no id becomes the general one.
 */
export const fieldProblems = (issues: readonly Issue[]): FieldProblems => {
  const problems: FieldProblems = {};
  for (const issue of issues) problems[v.getDotPath(issue) ?? formErrorKey] ??= problemOf(issue);
  return problems;
};

const problemOf = ({ message: id, input }: Issue): MessageId => {
  if (isMessageId(id)) return id;
  const missing = input === undefined || input === null || input === '';
  return missing ? 'field.required' : 'field.invalid';
};

const inWords = (problems: FieldProblems, locale: Locale): FieldMessages =>
  Object.fromEntries(Object.entries(problems).map(([field, id]) => [field, [message(id, locale)]]));

/** The problems of issues as messages of a language: the `data` of a 422 (SPEC 7 "Answers"). */
export const fieldMessages = (issues: readonly Issue[], locale: Locale): FieldMessages =>
  inWords(fieldProblems(issues), locale);

type Checked<S extends v.GenericSchema> = { ok: true; value: v.InferOutput<S> };

/** Parses input by a schema: the value, or the errors of each field. Server and forms both use this. */
export const checkFields = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Checked<S> | { ok: false; problems: FieldProblems } => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.output };
  const spelledOut = v.safeParse(schema, withEveryKey(schema, input));
  return { ok: false, problems: fieldProblems(spelledOut.issues ?? parsed.issues) };
};

/**
 * valibot has its own message for a missing key; a key without a value gets the rule's. Input that is no object at all
 * counts as one with every key missing, so that the response still names the fields.
 */
const withEveryKey = (schema: v.GenericSchema, input: unknown): unknown => {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return input;
  const keys = Object.keys(schema.entries).map((key) => [key, undefined]);
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return { ...Object.fromEntries(keys), ...(isObject ? input : {}) };
};

/** `checkFields` in the messages of a language. */
export const parseFields = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  locale: Locale,
): Checked<S> | { ok: false; fields: FieldMessages } => {
  const checked = checkFields(schema, input);
  return checked.ok ? checked : { ok: false, fields: inWords(checked.problems, locale) };
};

/** The message of each rejected field, in the order of the rules; empty when the input is valid. */
export const firstErrors = (
  schema: v.GenericSchema,
  input: unknown,
  locale: Locale,
): Record<string, string> => {
  const checked = checkFields(schema, input);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.problems).map(([field, id]) => [field, message(id, locale)]),
  );
};
