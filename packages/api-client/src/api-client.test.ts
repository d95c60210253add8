// @vitest-environment node
import { accountEndpoints, endpoint, Meta, mediaEndpoints, productEndpoints } from '@pasar/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ApiClientOptions } from './api-client.ts';
import { clientAgainst, type Handler } from './testing/client-against.ts';
import { sendEnvelope } from './testing/open-server.ts';

const meta = {
  current_page: 1,
  last_page: 1,
  per_page: 10,
  total: 1,
  from: 1,
  to: 1,
  next: null,
  prev: null,
  first: '/api/products/list?page=1',
  last: '/api/products/list?page=1',
};

const review = endpoint({
  method: 'GET',
  path: '/products/review/:id',
  summary: 'Reviews of a product',
  params: v.object({ id: v.pipe(v.string(), v.transform(Number)) }),
  query: v.object({ 'tag[]': v.optional(v.array(v.string())), page: v.optional(v.number()) }),
  data: v.array(v.object({ text: v.string(), stars: v.optional(v.number(), 5) })),
  meta: Meta,
  extra: v.object({ suggestion: v.nullable(v.string()) }),
});

describe('[API-01] a call', () => {
  test('goes below /api with its parameters in the path and its lists repeated in the query', async () => {
    const { client, arrived } = await clientAgainst((response) =>
      sendEnvelope(response, { code: 200, data: [{ text: 'Bagus' }], meta, suggestion: null }),
    );
    await client.call(review, {
      params: { id: 'a/b 7' },
      query: { 'tag[]': ['rapi', 'wangi'], page: undefined },
    });
    expect(arrived[0]?.method).toBe('GET');
    expect(arrived[0]?.url.pathname).toBe('/api/products/review/a%2Fb%207');
    expect([...(arrived[0]?.url.searchParams ?? [])]).toEqual([
      ['tag[]', 'rapi'],
      ['tag[]', 'wangi'],
    ]);
  });

  test('opens the envelope: data, meta and further fields, read by the schemas of the endpoint', async () => {
    const { client } = await clientAgainst((response) =>
      sendEnvelope(response, {
        code: 200,
        data: [{ text: 'Bagus', secret: 1 }],
        meta,
        suggestion: 'sepatu',
        other: 1,
      }),
    );
    expect(await client.call(review, { params: { id: '7' } })).toEqual({
      code: 200,
      message: 'OK',
      data: [{ text: 'Bagus', stars: 5 }],
      meta,
      suggestion: 'sepatu',
    });
  });

  test('of an endpoint without required parts needs no arguments', async () => {
    const { client, arrived } = await clientAgainst((response) =>
      sendEnvelope(response, { code: 200, data: [] }),
    );
    expect((await client.call(productEndpoints.categoryTree)).data).toEqual([]);
    expect(arrived[0]?.url.search).toBe('');
  });

  test('rejects to leave without a parameter of its path', async () => {
    const { client, arrived } = await clientAgainst((response) => sendEnvelope(response, { code: 200 }));
    // @ts-expect-error the type says so too
    await expect(client.call(review, {})).rejects.toThrow(TypeError);
    expect(arrived).toEqual([]);
  });

  test('sends its body as JSON', async () => {
    const { client, arrived } = await clientAgainst((response) =>
      sendEnvelope(response, { code: 200, data: { email: 'a@b.id', code: 'sent', wait: 60 } }),
    );
    const body = { email: 'a@b.id', password: 'rahasia 123', password_confirmation: 'rahasia 123' };
    await client.call(accountEndpoints.register, { body }, { idempotencyKey: 'k-1' });
    expect(arrived[0]?.method).toBe('POST');
    expect(arrived[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    });
    expect(JSON.parse(arrived[0]?.body ?? '')).toEqual(body);
  });

  test('sends files as a multipart form', async () => {
    const { client, arrived } = await clientAgainst((response) =>
      sendEnvelope(response, { code: 200, data: { media_id: 7, url: '/media/7', width: 1, height: 1 } }),
    );
    const file = new File(['GIF89a'], 'foto.gif', { type: 'image/gif' });
    const fractions: number[] = [];
    const answer = await client.call(
      mediaEndpoints.upload,
      { form: { file } },
      { onProgress: (fraction) => fractions.push(fraction) },
    );
    expect(answer.data.media_id).toBe(7);
    expect(arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived[0]?.body).toContain('name="file"; filename="foto.gif"');
    expect(arrived[0]?.body).toContain('GIF89a');
    expect(fractions.at(-1)).toBe(1);
  });
});

describe('the headers of a call', () => {
  const headersOf = async (options: Partial<ApiClientOptions>) => {
    const { client, arrived } = await clientAgainst(
      (response) => sendEnvelope(response, { code: 200, data: [] }),
      options,
    );
    await client.call(productEndpoints.sorts);
    return arrived[0]?.headers ?? {};
  };

  test('[API-03] carry the token as a Bearer credential', async () => {
    expect(await headersOf({ token: () => 't.o.k' })).toMatchObject({ authorization: 'Bearer t.o.k' });
  });
  test('request the language of the page and name its plan', async () => {
    expect(await headersOf({ locale: () => 'en', planId: () => 'plan-1' })).toMatchObject({
      'accept-language': 'en',
      'x-pasar-plan': 'plan-1',
    });
  });
  test('of a visitor reveal nothing about the current user', async () => {
    const headers = await headersOf({ token: () => undefined });
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('x-pasar-plan');
    expect(headers).not.toHaveProperty('idempotency-key');
  });
});

describe('a rejection', () => {
  const login = { body: { email: 'a@b.id', password: 'x' } };

  test('of input carries the texts of each field', async () => {
    const data = { email: ['E-mail wajib diisi'], password: ['Kata sandi wajib diisi'] };
    const { client } = await clientAgainst((response) =>
      sendEnvelope(response, { code: 422, message: 'E-mail wajib diisi', data }),
    );
    await expect(client.call(accountEndpoints.login, login)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      code: 422,
      message: 'E-mail wajib diisi',
      fields: data,
    });
  });

  test('[API-01] is recognized by the code of the body, not by the status', async () => {
    const { client } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"code":409,"message":"Sudah berubah","data":{"version":4}}');
    });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({
      kind: 'refused',
      code: 409,
      message: 'Sudah berubah',
      data: { version: 4 },
    });
  });

  test('of too many tries gives the wait, in seconds', async () => {
    const { client, arrived } = await clientAgainst((response) => {
      response.setHeader('retry-after', '42');
      sendEnvelope(response, { code: 429, message: 'Terlalu banyak percobaan' });
    });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({ code: 429, retryAfter: 42 });
    expect(arrived).toHaveLength(1);
  });

  test.each([
    ['with a token, of a call that needs one', accountEndpoints.session, 'token', 1],
    ['without a token', accountEndpoints.session, undefined, 0],
    ['of a call that is open to visitors', productEndpoints.sorts, 'token', 0],
  ] as const)('401 %s: the session ends %4$s times', async (_, called, token, times) => {
    let ended = 0;
    const { client } = await clientAgainst(
      (response) => sendEnvelope(response, { code: 401, message: 'Masuk dulu' }),
      {
        token: () => token,
        onUnauthorized: () => {
          ended += 1;
        },
      },
    );
    await expect(client.call(called)).rejects.toMatchObject({ kind: 'refused', code: 401 });
    expect(ended).toBe(times);
  });
});

describe('an invalid response', () => {
  const html = (status: number) => (response: Parameters<Handler>[0]) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<h1>Bad gateway</h1>');
  };

  test('[ERR-03] of a proxy in front shows its status', async () => {
    const { client } = await clientAgainst(html(502), { locale: () => 'en' });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({
      kind: 'refused',
      code: 502,
      message: 'Request failed with status code 502',
    });
  });

  test.each([
    ['a page instead of JSON', html(200)],
    ['an empty body', (response: Parameters<Handler>[0]) => response.end()],
    ['JSON without envelope', (response: Parameters<Handler>[0]) => response.end('[1]')],
    [
      'data of another shape',
      (response: Parameters<Handler>[0]) =>
        sendEnvelope(response, { code: 200, data: [{ id: 'unheard-of' }] }),
    ],
  ])('but %s fails as one, without a crash', async (_, handler) => {
    const { client } = await clientAgainst(handler);
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'invalid-answer',
    });
  });
});

describe('[R19] the user of the page', () => {
  const ask = async (options: Partial<ApiClientOptions>, data: unknown = null) => {
    let followed = 0;
    const { client, arrived } = await clientAgainst(
      (response) => sendEnvelope(response, { code: 409, message: 'Akun lain', data }),
      {
        ...options,
        onOtherPerson: () => {
          followed += 1;
        },
      },
    );
    await client.call(accountEndpoints.logout).catch(() => undefined);
    return { sent: arrived[0]?.headers['x-pasar-user'], followed };
  };

  test('is named with a token, and only then', async () => {
    const person = () => 'siti+pasar@example.test';
    expect((await ask({ person, token: () => 'a.b.c' })).sent).toBe('siti%2Bpasar%40example.test');
    expect((await ask({ person })).sent).toBeUndefined();
    expect((await ask({ token: () => 'a.b.c' })).sent).toBeUndefined();
  });

  test('is followed when the server knows another one by now', async () => {
    expect((await ask({}, { reason: 'other_person' })).followed).toBe(1);
    expect((await ask({}, { reason: 'stock_changed' })).followed).toBe(0);
  });
});
