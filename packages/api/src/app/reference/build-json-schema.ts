import { ImageUrls, Meta, ProductCard, StoredFile } from '@pasar/contract';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Schemas that many calls share; each is written once, under `components.schemas`. */
const sharedShapes: Record<string, v.GenericSchema> = {
  Meta,
  PictureUrls: ImageUrls,
  ProductCard,
  StoredFile,
};

const isText = ({ type }: JsonSchema) => type === 'string';
const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer';

/** A path or a query holds texts alone: "a text or a number" of a schema means a number written as text. */
const asWritten = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema;
  if (!anyOf?.every((option) => typeof option === 'object')) return schema;
  const numbers = anyOf.filter(isNumber);
  if (numbers.length > 0 && anyOf.some(isText)) return { ...rest, ...numbers[0] };
  const lists = anyOf.filter(({ type }) => type === 'array');
  return lists.length > 0 ? { ...rest, ...lists[0] } : schema;
};

type Mode = 'input' | 'output';

/** A schema of the contract as JSON Schema 2020-12: what a caller sends (`input`) or reads (`output`). */
export const buildJsonSchema = (
  schema: v.GenericSchema,
  typeMode: Mode,
  shapes = sharedShapes,
): JsonSchema => {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // Checks that JSON Schema cannot express are left to the server, which names the field.
    errorMode: 'ignore',
    definitions: shapes,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'file'
        ? { type: 'string', format: 'binary' }
        : valibotSchema.type === 'union' && typeMode === 'input'
          ? asWritten(jsonSchema)
          : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return converted;
};

/** The shared schemas themselves, for `components.schemas`. */
export const buildSharedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(sharedShapes).map(([name, shape]) => {
      const { [name]: _itself, ...others } = sharedShapes;
      return [name, buildJsonSchema(shape, 'output', others)];
    }),
  );
