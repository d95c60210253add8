import {
  type Endpoint,
  endpoint,
  endpoints,
  firstErrors,
  type Locale,
  onboardingForms,
} from '@pasar/contract';
import fc from 'fast-check';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { visitor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { App, RequestVariables } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { parse } from '../../platform/http/parse.ts';
import { respondWithError } from '../../platform/http/respond-with-error.ts';
import { onboardingInputs as answers } from '../../testing/new-users.ts';

/** Each form that a page checks, and the body by which its call comes in. */
const forms: [name: string, form: v.GenericSchema, body: v.GenericSchema, right: Record<string, unknown>][] =
  [
    ['personal', onboardingForms.personal, onboardingForms.personal, answers.personal],
    ['buyer-location', onboardingForms.location.buyer, endpoints.information.location.body, answers.location],
    [
      'merchant-location',
      onboardingForms.location.merchant,
      endpoints.information.location.body,
      answers.location,
    ],
    ['buyer-company', onboardingForms.company.buyer, endpoints.information.company.body, answers.company],
    [
      'merchant-company',
      onboardingForms.company.merchant,
      endpoints.information.company.body,
      answers.company,
    ],
    ['store', onboardingForms.store, endpoints.information.store.body, answers.store],
    ['personal-bank', onboardingForms.bank.personal, endpoints.information.bank.body, answers.bank],
    ['company-bank', onboardingForms.bank.company, endpoints.information.bank.body, answers.bank],
    [
      'store-save',
      endpoints.merchant.saveStore.body,
      endpoints.merchant.saveStore.body,
      {
        merchant_name: 'Toko Siti',
        description: '',
        is_pkp: 'pkp',
        no_npwp: '',
        pic_name: 'Siti',
        version: 1,
      },
    ],
    [
      'store-location',
      endpoints.merchant.saveLocation.body,
      endpoints.merchant.saveLocation.body,
      answers.location,
    ],
    ['banner', endpoints.merchant.saveBanner.body, endpoints.merchant.saveBanner.body, {}],
    [
      'buyer-dashboard-company',
      endpoints.company.saveCompany.body,
      endpoints.company.saveCompany.body,
      answers.company,
    ],
    [
      'register',
      endpoints.accounts.register.body,
      endpoints.accounts.register.body,
      { email: 'siti@example.test' },
    ],
  ];

/** The server's path from the bytes of a request to its response, without a database behind it. */
const serve = (): App => {
  const app: App = new Hono<{ Variables: RequestVariables }>();
  app.onError(respondWithError);
  app.use(async (c, next) => {
    const locale: Locale = c.req.header('accept-language') === 'en' ? 'en' : 'id';
    // Forms are checked before anything else of a context is read.
    c.set('ctx', { actor: visitor, locale } as Context);
    await next();
  });
  for (const [name, form, body] of forms) {
    const call = endpoint({
      method: 'POST',
      path: `/${name}`,
      summary: name,
      body,
      data: v.null(),
    }) as Endpoint;
    implement(app, call, async (got) => {
      parse(form, got.body);
      return { data: null };
    });
  }
  return app;
};

const app = serve();
const refusalsOf = async (name: string, input: unknown, locale: Locale): Promise<Record<string, string>> => {
  const answer = await app.request(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify(input),
  });
  const { code, data } = await answer.json();
  if (code === 200) return {};
  expect(code).toBe(422);
  return Object.fromEntries(
    Object.entries(data as Record<string, string[]>).map(([field, texts]) => [field, texts[0] ?? '']),
  );
};

const signs = [...'aZé09 .,/_-@+#&\'"<>\t\n；日🙂'];
/** Texts around every limit of SPEC 5, in letters, digits and other characters; only storable ones. */
const length = fc.constantFrom(
  0,
  1,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  12,
  13,
  25,
  26,
  32,
  33,
  99,
  100,
  101,
  150,
  151,
  200,
  201,
  256,
);
const line = fc
  .tuple(
    length,
    fc.constantFrom('a', '1', 'a ', '1a', ...signs),
    fc.constantFrom('', ' ', '!', '/', '08', '02'),
  )
  .map(([many, unit, head]) => `${head}${unit.repeat(many)}`.slice(0, many + 2).toWellFormed());
const dates = fc
  .tuple(
    fc.integer({ min: 1948, max: 2030 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  )
  .map((parts) => parts.join('-'));
const phones = fc
  .tuple(fc.constantFrom('08', '02', '07', '+628', '628', ''), fc.stringMatching(/^[0-9 .-]{0,14}$/))
  .map((parts) => parts.join(''));
const value = fc.oneof(
  { weight: 6, arbitrary: line },
  { weight: 2, arbitrary: phones },
  { weight: 2, arbitrary: dates },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...signs) }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        undefined,
        null,
        '',
        0,
        -1,
        1,
        1.5,
        99,
        2 ** 53,
        true,
        false,
        [],
        {},
        ['jne'],
        'company',
        'buyer',
        'pkp',
      ],
      ...['2026-03-10', '/promos', 'https://jahat.test', '32.73', [{ media_id: 1 }], [{ media_id: 'x' }]],
    ),
  },
);

const fieldsOf = (schema: v.GenericSchema) =>
  Object.keys((schema as v.GenericSchema & { entries: object }).entries);

/** Valid requests with any number of fields changed. */
const inputOf = (form: v.GenericSchema, right: Record<string, unknown>) =>
  fc
    .tuple(fc.subarray(fieldsOf(form)), fc.array(value, { minLength: 16, maxLength: 16 }))
    .map(([fields, values]) => ({
      ...right,
      ...Object.fromEntries(fields.map((field, at) => [field, values[at % values.length]])),
    }));

const inputsPerForm = 800;

test.each(forms)(
  'page and server say the same about %s, field by field and in the same order [S29]',
  { tags: 'slow' },
  async (name, form, _, right) => {
    const locale = fc.constantFrom<Locale>('id', 'en');
    await fc.assert(
      fc.asyncProperty(inputOf(form, right), locale, async (input, language) => {
        const page = firstErrors(form, input, language);
        const server = await refusalsOf(name, input, language);
        expect(Object.entries(server)).toEqual(Object.entries(page));
      }),
      { numRuns: inputsPerForm },
    );
  },
);

test('that is more than ten thousand inputs', () => {
  expect(forms.length * inputsPerForm).toBeGreaterThan(10_000);
});
