import * as v from 'valibot';
import { type Message, toMessage } from '../message.ts';
import { apiError, type FieldErrors } from './api-error.ts';

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** The same messages as on the pages (`fieldProblems` of the contract): one rule, one text. */
const wordsOfIssue = ({ message, input }: v.BaseIssue<unknown>): Message =>
  toMessage(message, isMissing(input) ? 'field.required' : 'field.invalid');

/** The first message of each rejected field, in the order of the schema (SPEC 5 "stop at the first error"). */
export const toFieldErrors = (issues: readonly v.BaseIssue<unknown>[]): FieldErrors => {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    fields[v.getDotPath(issue) ?? 'body'] ??= [wordsOfIssue(issue)];
  }
  return fields;
};

/** valibot has its own message for a missing key; a key without a value gets the message of our rule. */
const withEveryKey = (schema: v.GenericSchema, input: unknown): unknown => {
  const entries = (schema as { entries?: object }).entries;
  if (!entries || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return { ...Object.fromEntries(Object.keys(entries).map((key) => [key, undefined])), ...input };
};

/** The result of parsing with a schema of the contract. */
export const check = <S extends v.GenericSchema>(schema: S, input: unknown): v.SafeParseResult<S> =>
  v.safeParse(schema, withEveryKey(schema, input));

/** Parses with a schema of the contract; undefined without one. Throws the 422. */
export const parse = <S extends v.GenericSchema | undefined>(
  schema: S,
  input: unknown,
): S extends v.GenericSchema ? v.InferOutput<S> : undefined => {
  type Parsed = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
  if (!schema) return undefined as Parsed;
  const result = check(schema, input);
  if (!result.success) throw apiError.invalid(toFieldErrors(result.issues));
  return result.output as Parsed;
};
