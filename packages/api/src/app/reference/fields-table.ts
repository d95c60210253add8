import type { JsonSchema } from '@valibot/to-json-schema';
import { escapeHtml } from '../../platform/mail/email.ts';

const deepest = 6;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const shapeName = (ref: string) => ref.split('/').at(-1) ?? '';

/** The content of a field, in a few words. */
const kindOf = (schema: JsonSchema): string => {
  const { $ref, type, items, enum: values, const: value, anyOf } = schema;
  if ($ref) return shapeName($ref);
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf) return [...new Set(anyOf.filter(isSchema).map(kindOf))].join(' | ');
  if (type === 'array') return `list of ${isSchema(items) ? kindOf(items) : 'anything'}`;
  return typeof type === 'string' ? type : 'anything';
};

const limits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
  'default',
] as const;
const limitsOf = (schema: JsonSchema): string =>
  limits
    .filter((limit) => schema[limit] !== undefined && schema[limit] !== Number.MAX_SAFE_INTEGER)
    .map((limit) => `${limit} ${JSON.stringify(schema[limit])}`)
    .join(', ');

/** The schemas whose fields are listed below a field. */
const insidesOf = (schema: JsonSchema): JsonSchema[] => [
  ...(schema.properties ? [schema] : []),
  ...(isSchema(schema.items) ? insidesOf(schema.items) : []),
  ...(schema.anyOf ?? []).filter(isSchema).flatMap(insidesOf),
];

const rowsOf = (schema: JsonSchema, before: string, depth: number): string[] =>
  insidesOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      if (!isSchema(field)) return [];
      const path = `${before}${name}`;
      const [kind, limit] = [kindOf(field), limitsOf(field)].map(escapeHtml);
      const optional = required.includes(name) ? '' : ' <i>optional</i>';
      const row = `<tr><td><code>${escapeHtml(path)}</code>${optional}</td><td>${kind}</td><td>${limit}</td></tr>`;
      return [row, ...(depth < deepest ? rowsOf(field, `${path}.`, depth + 1) : [])];
    }),
  );

/** The fields of a schema as a table; one sentence for a schema without any. */
export const fieldsTable = (caption: string, schema: JsonSchema): string => {
  const rows = rowsOf(schema, '', 0);
  if (rows.length === 0) return `<p><b>${caption}</b> ${escapeHtml(kindOf(schema))}</p>`;
  return `<div class="wide" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Holds</th><th scope="col">Limits</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};
