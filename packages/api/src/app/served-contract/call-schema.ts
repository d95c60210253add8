import { createHash } from 'node:crypto';
import type { Access, Endpoint } from '@pasar/contract';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A call as its callers depend on it; everything but its address and its summary. */
export interface CallSchema {
  access: Access | null;
  idempotent: boolean;
  request: Record<string, JsonSchema>;
  answer: Record<string, JsonSchema>;
}

const convert = (typeMode: 'input' | 'output', schemas: Record<string, v.GenericSchema | undefined>) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([part, schema]) => {
      if (!schema) return [];
      const { $schema: _, ...converted } = toJsonSchema(schema, {
        typeMode,
        target: 'draft-2020-12',
        // Checks that JSON Schema cannot express are the server's own.
        errorMode: 'ignore',
        overrideSchema: ({ valibotSchema }) =>
          valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : undefined,
      });
      return [[part, converted]];
    }),
  );

export const getCallSchema = (endpoint: Endpoint): CallSchema => {
  const { access = null, idempotent = false, params, query, body, form, data, meta, extra } = endpoint;
  return {
    access,
    idempotent,
    request: convert('input', { params, query, body, form }),
    answer: convert('output', { data, meta, extra }),
  };
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
};

/** Equal for equal schemas, in whatever order their keys were written. */
export const hashCallSchema = (schema: CallSchema): string =>
  `sha256-${createHash('sha256')
    .update(JSON.stringify(sorted(schema)))
    .digest('hex')}`;
