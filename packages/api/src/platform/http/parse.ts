import * as v from 'valibot';
import { type Words, wordsOf } from '../words.ts';
import { type FieldWords, failure } from './failure.ts';
import { refusals } from './refusals.ts';

const wordsOfIssue = (issue: v.BaseIssue<unknown>): Words =>
  wordsOf(issue.message, issue.input === undefined ? 'field.required' : refusals.invalidValue);

/** The messages of a refused input, field by field, in the order of the schema. */
export const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldWords => {
  const fields: FieldWords = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    fields[field] = [...(fields[field] ?? []), wordsOfIssue(issue)];
  }
  return fields;
};

/** Parses with a schema of the contract; undefined without one. Throws the 422. */
export const parse = <S extends v.GenericSchema | undefined>(
  schema: S,
  input: unknown,
): S extends v.GenericSchema ? v.InferOutput<S> : undefined => {
  type Parsed = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
  if (!schema) return undefined as Parsed;
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (!result.success) throw failure.invalid(fieldsOf(result.issues));
  return result.output as Parsed;
};
