import type { Endpoint, HandlerInput } from '@pasar/contract';
import type { Context as Call } from 'hono';
import type * as v from 'valibot';
import { apiError } from './api-error.ts';
import { check, parse, toFieldErrors } from './parse.ts';
import { readForm, readJson, UnreadableBodyError } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { findUnstorableStrings } from './storable-text.ts';

const demandKept = (input: unknown): void => {
  const unkept = findUnstorableStrings(input);
  if (unkept.length > 0) {
    throw apiError.invalid(Object.fromEntries(unkept.map((path) => [path || 'body', ['field.invalid']])));
  }
};

const bodyOf = async (
  schema: v.GenericSchema | undefined,
  read: (request: Request) => Promise<unknown>,
  c: Call,
) => {
  if (!schema) return undefined;
  try {
    const body = await read(c.req.raw);
    demandKept(body);
    return parse(schema, body);
  } catch (error) {
    if (!(error instanceof UnreadableBodyError)) throw error;
    const empty = check(schema, {});
    throw apiError.invalid({ body: [error.words], ...(empty.success ? {} : toFieldErrors(empty.issues)) });
  }
};

/** A path parameter that cannot be an id or a code is not found. */
const paramsOf = (schema: v.GenericSchema | undefined, params: unknown) => {
  try {
    demandKept(params);
    return parse(schema, params);
  } catch {
    throw apiError.notFound();
  }
};

/**
 * Parses every part that the endpoint declares. Throws 404 for an unknown path, else the 422 of the first invalid
 * part.
 */
export const readInput = async <E extends Endpoint>(c: Call, endpoint: E): Promise<HandlerInput<E>> =>
  ({
    params: paramsOf(endpoint.params, c.req.param()),
    query: readQuery(c, endpoint),
    body: await bodyOf(endpoint.body, readJson, c),
    form: await bodyOf(endpoint.form, readForm, c),
    // Each part was parsed by the endpoint's own schema, as the type Got describes.
  }) as HandlerInput<E>;
