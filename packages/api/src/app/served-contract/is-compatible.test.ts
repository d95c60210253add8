import { type Endpoint, endpoint } from '@pasar/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeContract } from '../../contract-hashes.ts';
import { getCallSchema, hashCallSchema } from './call-schema.ts';
import { isCompatible } from './is-compatible.ts';

const before: Endpoint = endpoint({
  method: 'POST',
  path: '/cart/add',
  summary: 'Adds.',
  access: 'user',
  body: v.object({ id: v.number(), qty: v.pipe(v.number(), v.minValue(1)), note: v.optional(v.string()) }),
  data: v.object({
    total: v.number(),
    state: v.picklist(['open', 'closed']),
    list: v.array(v.object({ id: v.number() })),
  }),
});
const fits = (now: Partial<Endpoint>) =>
  isCompatible(getCallSchema(before), getCallSchema({ ...before, ...now } as Endpoint));
const body = (entries: v.ObjectEntries) => ({
  body: v.object({
    id: v.number(),
    qty: v.pipe(v.number(), v.minValue(1)),
    note: v.optional(v.string()),
    ...entries,
  }),
});
const data = (entries: v.ObjectEntries) => ({
  data: v.object({
    total: v.number(),
    state: v.picklist(['open', 'closed']),
    list: v.array(v.object({ id: v.number() })),
    ...entries,
  }),
});

test.for<[what: string, now: Partial<Endpoint>]>([
  ['nothing changes but the summary', { summary: 'Adds to the cart.' }],
  ['a request gets a field that may be absent', body({ gift: v.optional(v.boolean()) })],
  ['a field of a request may be absent', body({ id: v.optional(v.number()) })],
  ['a limit of a request gets looser', body({ qty: v.pipe(v.number(), v.minValue(0)) })],
  ['a request takes another form too', body({ id: v.union([v.number(), v.string()]) })],
  ['a query comes that may be absent', { query: v.object({ page: v.optional(v.string()) }) }],
  ['an answer gets a field', data({ weight: v.number() })],
  [
    'a row of an answer gets a field',
    data({ list: v.array(v.object({ id: v.number(), name: v.string() })) }),
  ],
  ['an answer has fewer values', data({ state: v.picklist(['open']) })],
  ['everybody may call', { access: undefined } as Partial<Endpoint>],
])('[F13] compatible: %s', ([, now]) => {
  expect(fits(now)).toBe(true);
});

test.for<[what: string, now: Partial<Endpoint>]>([
  ['a request needs another field', body({ gift: v.boolean() })],
  ['a field of a request must be there', body({ note: v.string() })],
  ['a limit of a request gets tighter', body({ qty: v.pipe(v.number(), v.minValue(2)) })],
  ['a field of a request has another type', body({ id: v.string() })],
  ['a field of a request goes', { body: v.object({ id: v.number(), qty: v.number() }) }],
  [
    'a field of an answer goes',
    { data: v.object({ total: v.number(), state: v.picklist(['open', 'closed']) }) },
  ],
  ['a field of an answer may be absent', data({ total: v.optional(v.number()) })],
  ['a field of an answer may be null', data({ total: v.nullable(v.number()) })],
  ['a field of an answer has another type', data({ total: v.string() })],
  ['an answer has another value', data({ state: v.picklist(['open', 'closed', 'lost']) })],
  ['a row of an answer changes', data({ list: v.array(v.object({ id: v.string() })) })],
  ['fewer may call', { access: 'merchant' }],
])('[F13] not compatible: %s', ([, now]) => {
  expect(fits(now)).toBe(false);
});

test('[F13] the contract states the hash of a call, and of older forms only the compatible ones', () => {
  const older = (entries: v.ObjectEntries) => getCallSchema({ ...before, ...data(entries) });
  const grown = { ...before, ...data({ weight: v.number() }) };
  const published = [getCallSchema(before), older({ weight: v.string() }), getCallSchema(grown)];
  expect(describeContract([grown], (call) => (call === 'POST /cart/add' ? published : [])).calls).toEqual({
    'POST /cart/add': {
      schema: hashCallSchema(getCallSchema(grown)),
      also: [hashCallSchema(getCallSchema(before))],
    },
  });
});
