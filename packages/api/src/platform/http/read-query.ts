import type { Context as Call } from 'hono';
import type * as v from 'valibot';
import { createMessage, type Message } from '../message.ts';
import { apiError } from './api-error.ts';
import { parse } from './parse.ts';
import { toStorableText } from './storable-text.ts';

const fieldsOf = (schema: v.GenericSchema | undefined): ReadonlySet<string> =>
  new Set(Object.keys((schema as { entries?: object } | undefined)?.entries ?? {}));

/** A name is text of the caller: enough of it to be recognized. */
const shown = (name: string): string => toStorableText(name).slice(0, 60);

const unknown = (name: string): Message => createMessage('query.unknown', { name });

/**
 * Query fields by the names of the schema: a list takes `city[]=…`, `city=…` and both repeated, without empty ones;
 * everything else takes one value. A search text need not be storable. Throws the 422 that names every unknown field,
 * because ignoring a filter silently would return the result of another query.
 */
const queryOf = (c: Call, schema: v.GenericSchema | undefined): Record<string, string | string[]> => {
  const known = fieldsOf(schema);
  const query = new Map<string, string | string[]>();
  const strangers: string[] = [];
  for (const [name, given] of Object.entries(c.req.queries())) {
    const bare = name.endsWith('[]') ? name.slice(0, -2) : name;
    const list = `${bare}[]`;
    const values = given.map(toStorableText);
    if (known.has(list)) {
      query.set(list, [...(query.get(list) ?? []), ...values.filter((value) => value !== '')]);
    } else if (known.has(bare)) {
      const all = [query.get(bare) ?? [], values].flat();
      query.set(bare, all.length > 1 ? all : (all[0] ?? ''));
    } else strangers.push(shown(name));
  }
  if (strangers.length > 0) {
    throw apiError.invalid(Object.fromEntries(strangers.map((name) => [name, [unknown(name)]])));
  }
  return Object.fromEntries(query);
};

/** The parsed query of a call. Calls that change something read their body alone. */
export const readQuery = (
  c: Call,
  { method, query }: { method: 'GET' | 'POST'; query?: v.GenericSchema },
): unknown => (method === 'GET' || query ? parse(query, queryOf(c, query)) : undefined);
