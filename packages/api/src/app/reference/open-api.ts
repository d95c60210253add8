import type { Endpoint } from '@pasar/contract';
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { allCalls, type Call } from '../all-calls.ts';
import { buildJsonSchema, buildSharedSchemas } from './build-json-schema.ts';

const refusal = (description: string, data: JsonSchema) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
      },
    },
  },
});
const fields: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
  description: 'The messages of each field that was refused',
};

const responses = {
  Unauthorized: refusal('Nobody is signed in, or the session has ended', {}),
  Forbidden: refusal('Not open to this kind of account', {}),
  NotFound: refusal('Does not exist, or belongs to somebody else', {}),
  Conflict: refusal('Something changed meanwhile; `data` tells the fresh state', {}),
  Invalid: refusal("The input is refused; `message` is the first field's", fields),
  TooMany: refusal('Asked too often; the header Retry-After tells when to ask again', {}),
  Away: refusal('The database does not answer; ask again after Retry-After', {}),
};
const answer = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });

const parametersOf = (place: 'path' | 'query', schema: v.GenericSchema | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = buildJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same answer and acts once; kept for 48 hours',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const bodyOf = ({ body, form }: Endpoint) => {
  const [type, schema] = form ? ['multipart/form-data', form] : ['application/json', body];
  return (
    schema && { required: true, content: { [String(type)]: { schema: buildJsonSchema(schema, 'input') } } }
  );
};

const successOf = ({ data, meta, extra }: Endpoint): JsonSchema => {
  const more = extra ? buildJsonSchema(extra, 'output') : {};
  return {
    type: 'object',
    required: ['code', 'message', 'data', ...(meta ? ['meta'] : []), ...(more.required ?? [])],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      data: buildJsonSchema(data, 'output'),
      ...(meta ? { meta: buildJsonSchema(meta, 'output') } : {}),
      ...more.properties,
    },
  };
};

const operationOf = ({ area, name, endpoint }: Call) => {
  const { summary, access, scope, params, query, body, form, idempotent } = endpoint;
  const requestBody = bodyOf(endpoint);
  return {
    operationId: `${area}_${name}`,
    tags: [area],
    summary,
    security: access ? [{ session: [] }, ...(scope ?? []).map((one) => ({ key: [one] }))] : [],
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(idempotent ? [keyHeader] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: successOf(endpoint) } } },
      ...(access ? { 401: answer('Unauthorized') } : {}),
      ...(access && access !== 'user' ? { 403: answer('Forbidden') } : {}),
      ...(params || body ? { 404: answer('NotFound') } : {}),
      ...(endpoint.method === 'POST' ? { 409: answer('Conflict') } : {}),
      ...(query || body || form ? { 422: answer('Invalid') } : {}),
      429: answer('TooMany'),
      503: answer('Away'),
    },
  };
};

/** `/products/detail/:slug` as OpenAPI writes it, below `/api`. */
const pathOf = ({ endpoint: { path } }: Call): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

const paths = () => {
  const found: Record<string, Record<string, unknown>> = {};
  for (const call of allCalls) {
    const path = pathOf(call);
    found[path] = { ...found[path], [call.endpoint.method.toLowerCase()]: operationOf(call) };
  }
  return found;
};

/** The complete contract as an OpenAPI 3.1 document. `publicUrl` is the public address. */
export const openApi = (publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Pasar',
    version: '1',
    description:
      'Every answer is `{code, message, data}`, some with `meta` or more; the status is the code, and a call succeeded when it is 200. Messages follow Accept-Language (`id`, `en`). Money is whole rupiah.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: publicUrl }],
  tags: [...new Set(allCalls.map(({ area }) => area))].map((name) => ({ name })),
  paths: paths(),
  components: {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `jwt_token` of a login. Cookies are never a credential.',
      },
      key: { type: 'http', scheme: 'bearer', description: 'A key of a store; one of the scopes is enough.' },
    },
    schemas: buildSharedSchemas(),
    responses,
  },
});
