import type { Endpoint } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../testing/all-rows.ts';
import { testOrigin } from '../testing/compose-test-server.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { callTrade, type Field, getSchemaFields, getTradeCall, tradeCalls } from '../testing/trade-calls.ts';
import { openTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts';
import { tradeSteps } from '../testing/trade-steps.ts';

let market: TestServer;
let world: TradeFixture;
let before: Record<string, string[]>;
/** A valid body per call; a call with several forms has several. */
const taken = new Map<string, Record<string, unknown>[]>();
const rows = () => allRows(market.database.db);
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0, requestsPerUser: 1e6 });
  world = await openTradeFixture(market);
  for (const { call, input } of tradeSteps) taken.set(call, [...(taken.get(call) ?? []), await input(world)]);
  await market.settle();
  before = await rows();
}, 60_000);
afterAll(() => market.close());

const nines = '9'.repeat(400);
const long = 'x'.repeat(50_000);
/** As they are written in the body: JSON can express what JavaScript cannot. */
const noWholeNumbers = [
  ...['-1', '1.5', '0.1', '-0.5', '1e309', '-1e309', '1e-9', '9007199254740993', '1e30', nines],
  ...['"5"', '""', '"٥"', '"５"', '"1e3"', '"0x10"', `"${long}"`, 'null', '{}', 'true', 'false', '"NaN"'],
];
/** Zero is valid as a number of pieces or rupiah, but as an id it matches nothing. */
const mayBeZero = ['checkout.pay expected_total'];
const mayBeList = ['cart.checked cart_item_id', 'cart.unchecked cart_item_id'];
const noCodes = [
  ...[
    '0',
    '5',
    'null',
    '[]',
    '{}',
    'true',
    '""',
    '" "',
    '"ORD-1"',
    '"ord-20260302-abcde"',
    '"ORD-20260302-ABCD\\n"',
  ],
  ...[
    '"ORD-２０２６０３０２-ABCDE"',
    '"ORD-20260302-ABCDE\' or 1=1"',
    '"ORD-20260302-ABCDE\\u0000"',
    `"${long}"`,
  ],
];

const sent = async (name: string, body: string, token: string, path?: string) => {
  const call = getTradeCall(name);
  const filled = path ?? call.path.replace(':code', 'ORD-20260302-ABCDE').replace(/:\w+/g, '1');
  const answer = await market.fetch(
    new Request(`${testOrigin}/api${filled}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(call.method === 'POST' ? { body } : {}),
    }),
  );
  return { status: answer.status, ...(await answer.json()) };
};
const tokenFor = ({ access }: Endpoint) => world[access === 'merchant' ? 'seller' : 'buyer'].token;

/** Bodies that would be valid but for one field, which is written as the text states. */
const bodiesOf = (name: string, { name: field, isList }: Field, text: string): string[] => {
  const inputs = taken.get(name) ?? [];
  const holding = inputs.filter((input) => field in input);
  return (holding.length > 0 ? holding : inputs.slice(0, 1)).map((input) => {
    const others = JSON.stringify({ ...input, [field]: undefined }).slice(1, -1);
    return `{${others}${others ? ',' : ''}"${field}":${isList ? `[${text}]` : text}}`;
  });
};

type Row = [name: string, call: Endpoint, fields: Field[]];
const rowsOf = (part: 'body' | 'query', fits: (field: Field) => boolean): Row[] =>
  [...tradeCalls]
    .map(([name, call]): Row => [name, call, getSchemaFields(call[part]).filter(fits)])
    .filter(([, , fields]) => fields.length > 0);

const numberTexts = (what: string) => [
  ...noWholeNumbers,
  ...(mayBeZero.includes(what) ? [] : ['0', '-0']),
  ...(mayBeList.includes(what) ? [] : ['[]']),
  '[[1]]',
];
const numbers = rowsOf('body', ({ type }) => type === 'number');
const codes = rowsOf('body', ({ name, type }) => type === 'string' && /^(order_)?codes?$/.test(name));

describe('what is no integer', () => {
  test('covers many calls', () => {
    expect([numbers.length, codes.length]).toEqual([23, 11]);
  });

  test.each(numbers)('is rejected by %s, and nothing is written [S25] [S28]', async (name, call, fields) => {
    for (const field of fields) {
      for (const text of numberTexts(`${name} ${field.name}`)) {
        for (const body of bodiesOf(name, field, text)) {
          const answer = await sent(name, body, tokenFor(call));
          const told = `${name} ${body.slice(0, 200)}`;
          expect([answer.status, told]).toEqual([422, told]);
          const keys = Object.keys(answer.data);
          expect(
            keys.some((key) => key.startsWith(field.name)),
            told,
          ).toBe(true);
        }
      }
    }
    expect(await rows()).toEqual(before);
  });
});

describe('an invalid code', () => {
  test.each(codes)('is rejected by %s, and nothing is written [S22] [S28]', async (name, call, fields) => {
    for (const body of fields.flatMap((field) => noCodes.flatMap((text) => bodiesOf(name, field, text)))) {
      const told = `${name} ${body.slice(0, 200)}`;
      expect([(await sent(name, body, tokenFor(call))).status, told]).toEqual([422, told]);
    }
    expect(await rows()).toEqual(before);
  });
});

describe('an address', () => {
  const withId = [...tradeCalls].filter(([, { path }]) => path.includes(':'));
  const ids = [
    '0',
    '-1',
    '1.5',
    '1e309',
    'NaN',
    'null',
    '9007199254740993',
    nines,
    '٥',
    '５',
    '%00',
    '%F0',
    "1'--",
  ];

  test.each(withId)(
    'of %s with an id or code that nothing can have is not found [S22] [S28]',
    async (name, call) => {
      const body = JSON.stringify(taken.get(name)?.[0] ?? {});
      for (const id of [...ids, 'x'.repeat(2_000)]) {
        const answer = await sent(name, body, tokenFor(call), call.path.replace(/:\w+/, id));
        const told = `${name} ${id.slice(0, 50)}`;
        expect([answer.status, answer.data, told]).toEqual([404, null, told]);
      }
      expect(await rows()).toEqual(before);
    },
  );

  const withQuery = rowsOf('query', () => true);
  /** A query that names one thing, or is about the one thing of the path, finds nothing when there is no such thing. */
  const namesSomething = ({ params }: Endpoint, field: string) =>
    params !== undefined || ['checkout_id', 'selected'].includes(field);
  const texts = [...ids, '1e30', '99999999999', '', '2026-02-30', '%5B%5D', '%ED%A0%80', 'x'.repeat(2_000)];

  test.each(withQuery)(
    'of %s with a query that makes no sense breaks nothing [S28]',
    { tags: 'slow' },
    async (name, call, fields) => {
      for (const field of new Set(fields.map((one) => one.name))) {
        for (const text of texts) {
          const answer = await sent(name, '', tokenFor(call), `${call.path}?${field}=${text}`);
          const told = `${field}=${text.slice(0, 50)}: ${answer.status} ${answer.message}`;
          expect(namesSomething(call, field) ? [200, 404, 422] : [200, 422], told).toContain(answer.status);
        }
      }
      expect(await rows()).toEqual(before);
    },
  );
});

describe('a total that is not the current one', () => {
  test.each([-1, 1, -1_000, 1_000_000, 'zero', 'most'])(
    '(%s) buys nothing and shows what it is [S25] [S28] [R15]',
    async (by) => {
      const { buyer } = world;
      const path = `/shipping/checkout/preview?checkout_id=${buyer.checkoutId}`;
      const shown = await market.call(path, { token: buyer.token });
      const total: number = shown.data.summary.grand_total;
      const expected_total = by === 'zero' ? 0 : by === 'most' ? Number.MAX_SAFE_INTEGER : total + Number(by);
      const rowsBefore = await rows();
      const refused = await callTrade(market, 'checkout.pay', {
        token: buyer.token,
        input: { checkout_id: buyer.checkoutId, payment_method: 'va_bca', expected_total },
      });
      expect(refused.status).toBe(409);
      expect(refused.data.reason).toBe('price_changed');
      expect(refused.data.preview).toEqual({ checkout: shown.data, all_promo: shown.all_promo });
      expect(await rows()).toEqual(rowsBefore);
    },
  );
});

describe('a text that no database can keep', () => {
  const texts = rowsOf('body', ({ type }) => type === 'string');
  const unkept = ['a\u0000b', 'Jalan Merdeka\u0000 10', 'Jalan Merdeka \ud800 10'];

  test.each(texts)('is rejected by %s, and nothing is written [S28] [S29]', async (name, call, fields) => {
    const rowsBefore = await rows();
    for (const field of fields) {
      for (const body of unkept.flatMap((text) => bodiesOf(name, field, JSON.stringify(text)))) {
        const answer = await sent(name, body, tokenFor(call));
        expect(answer.status, `${name} ${body.slice(0, 200)}: ${answer.message}`).toBe(422);
      }
    }
    expect(await rows()).toEqual(rowsBefore);
  });
});
