import type { Endpoint } from '@pasar/contract';
import fc from 'fast-check';
import { brokenBodies, nasty } from './nasty-values.ts';
import { type Pools, plausible } from './plausible.ts';

export interface FuzzRequest {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some field, at any depth, becomes something that it was never made for; or a field is added, or left out. */
const spoiled = (input: unknown): fc.Arbitrary<unknown> => {
  if (!isFields(input) || Object.keys(input).length === 0) return nasty;
  const name = fc.constantFrom(...Object.keys(input), 'role', 'is_admin');
  return fc.tuple(name, nasty, fc.integer({ min: 0, max: 9 })).chain(([field, value, way]) => {
    if (way === 0) {
      const { [field]: _gone, ...rest } = input;
      return fc.constant(rest);
    }
    if (way < 4 && (isFields(input[field]) || Array.isArray(input[field]))) {
      return spoiled(input[field]).map((inner) => ({ ...input, [field]: inner }));
    }
    return fc.constant({ ...input, [field]: value });
  });
};

const maybeSpoiled = (input: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 2, arbitrary: input }, { weight: 3, arbitrary: input.chain(spoiled) });

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

const queryOf = (input: unknown): string => {
  const search = new URLSearchParams();
  for (const [name, value] of isFields(input) ? Object.entries(input) : [['q', input] as const]) {
    for (const one of Array.isArray(value) ? value : [value])
      search.append(name, asText(one).slice(0, 4_000));
  }
  return search.toString();
};

const formOf = (input: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of isFields(input) ? Object.entries(input) : []) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, asText(value));
  }
  return form;
};

const json = { 'content-type': 'application/json' };

const bodyFor = ({ body, form }: Endpoint, pools: Pools): fc.Arbitrary<Partial<FuzzRequest>> => {
  if (form)
    return maybeSpoiled(plausible(form, pools)).map((input) => ({ body: formOf(input), headers: {} }));
  if (!body) return fc.constant({});
  const kept = maybeSpoiled(plausible(body, pools)).map((input) => ({
    body: JSON.stringify(input) ?? 'undefined',
    headers: json,
  }));
  const broken = fc.constantFrom(...brokenBodies).map((text) => ({
    body: typeof text === 'string' ? text : new Uint8Array(text),
    headers: json,
  }));
  return fc.oneof({ weight: 12, arbitrary: kept }, { weight: 1, arbitrary: broken });
};

const pathFor = ({ path, params }: Endpoint, pools: Pools): fc.Arbitrary<string> =>
  (params ? maybeSpoiled(plausible(params, pools)) : fc.constant({})).map((input) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const value = isFields(input) ? input[name] : input;
      return encodeURIComponent(asText(value)).slice(0, 3_000) || '%20';
    }),
  );

/** Requests to one call: two in five as they should be, the others with something wrong. */
export const requestsTo = (endpoint: Endpoint, pools: Pools): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      path: pathFor(endpoint, pools),
      query: endpoint.query ? maybeSpoiled(plausible(endpoint.query, pools)) : fc.constant({}),
      sent: bodyFor(endpoint, pools),
      key: fc.option(fc.constantFrom('kunci-fuzz-1', 'kunci-fuzz-2', 'x', 'ü'.repeat(10)), { freq: 6 }),
      language: fc.constantFrom('id', 'en', '*', 'x'.repeat(300)),
    })
    .map(({ path, query, sent, key, language }) => {
      const search = queryOf(query);
      const headers: Record<string, string> = { ...sent.headers, 'accept-language': language };
      if (key !== null && /^[\x20-\x7e]+$/.test(key)) headers['idempotency-key'] = key;
      return {
        method: endpoint.method,
        path: `/api${path}${search && `?${search}`}`,
        headers,
        ...(sent.body === undefined || endpoint.method === 'GET' ? {} : { body: sent.body }),
      };
    });
