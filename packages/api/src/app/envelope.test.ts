import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { createSignedInUser } from '../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  market.fetch(new Request(`http://pasar.test/api${path}`, { method: 'POST', body, headers }));
const json = { 'content-type': 'application/json' };

describe('a request that cannot be served', () => {
  test('an unknown path is a 404 in an envelope, in the language of the request', async () => {
    expect(await market.call('/tidak/ada')).toMatchObject({
      status: 404,
      code: 404,
      message: 'Halaman atau data tidak ditemukan',
      data: null,
    });
    expect((await market.call('/none', { headers: { 'accept-language': 'en-US' } })).message).toBe(
      'Page or data not found',
    );
    expect((await market.call('/auth/login')).code).toBe(404);
  });

  test.each([
    ['not JSON', '{"email":', json],
    ['half a character', new Uint8Array([0x22, 0xff, 0x22]), json],
    ['another type', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['too deep', `{"email":${'['.repeat(20)}${']'.repeat(20)}}`, json],
  ])('%s is a 422 that says what the call wants', async (_, body, headers) => {
    const answer = await post('/auth/login', body, headers);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 422,
      data: {
        body: [expect.stringMatching(/tidak bisa dibaca|tidak didukung/)],
        email: ['E-mail wajib diisi'],
        password: ['Kata sandi wajib diisi'],
      },
    });
  });

  test.each(['[]', '"x"', 'null', '7', '{}', '{"email":7}', '{"__proto__":{"email":"a@b.cd"}}'])(
    'the body %s is a 422 with a message per field',
    async (body) => {
      const answer = await post('/auth/login', body, json);
      expect(answer.status).toBe(422);
      const { data } = await answer.json();
      for (const messages of Object.values(data)) expect(messages).toEqual([expect.any(String)]);
    },
  );

  test('a missing body gets the list of missing fields', async () => {
    const answer = await post('/auth/login', null);
    expect(Object.keys((await answer.json()).data)).toEqual(['email', 'password']);
  });

  test('a body above 100 KB is a 413, announced or not [S35]', async () => {
    const large = JSON.stringify({ email: 'a@b.cd', password: 'x'.repeat(101 * 1024) });
    expect((await post('/auth/login', large, json)).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
    });
    const streamed = await market.fetch(
      new Request('http://pasar.test/api/auth/login', {
        method: 'POST',
        body: endless,
        headers: json,
        duplex: 'half',
        // The DOM's types do not know `duplex`, which fetch requires.
      } as RequestInit),
    );
    expect(streamed.status).toBe(413);
  });

  test('an internal error reveals nothing about itself [S38]', { tags: 'slow' }, async () => {
    const { token } = await createSignedInUser(market);
    await market.database.db.schema.alterTable('notifications').renameTo('gone').execute();
    try {
      const answer = await market.call('/buyer/dashboard/notification/new', { token });
      expect(answer).toMatchObject({
        code: 500,
        message: 'Terjadi kesalahan di server. Coba lagi.',
        data: null,
      });
      expect(JSON.stringify(answer)).not.toMatch(/notifications|relation|at \w+/);
    } finally {
      await market.database.db.schema.alterTable('gone').renameTo('notifications').execute();
    }
  });
});

describe('every response', () => {
  test('carries the headers that keep browsers safe, and none that reveal the server [S36]', async () => {
    for (const path of ['/auth/session', '/none', '/homepage/promos']) {
      const { headers } = await market.call(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  test('carries the request id, the one that was sent when it is harmless', async () => {
    const id = async (sent?: string) =>
      (await market.call('/none', { headers: sent ? { 'x-request-id': sent } : {} })).headers.get(
        'x-request-id',
      );
    expect(await id('req-1234')).toBe('req-1234');
    expect(await id()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('{"level":60}')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is not cached when it is about a user', async () => {
    const { token } = await createSignedInUser(market);
    const { headers } = await market.call('/auth/session', { token });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('limits [S34]', () => {
  test('a caller with too many requests has to wait; others do not', { tags: 'slow' }, async () => {
    const strict = await openTestServer({ requestsPerAddress: 3, requestsPerUser: 4 });
    const ask = (client: string) => strict.call('/none', { headers: { 'x-pasar-client': client } });
    for (let n = 0; n < 3; n++) expect((await ask('10.0.0.1')).status).toBe(404);
    const refused = await ask('10.0.0.1');
    expect(refused).toMatchObject({ code: 429, data: { wait: expect.any(Number) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('10.0.0.2')).status).toBe(404);

    const { token } = await createSignedInUser(strict);
    for (let n = 0; n < 4; n++) expect((await strict.call('/auth/session', { token })).status).toBe(200);
    expect((await strict.call('/auth/session', { token })).status).toBe(429);
    await strict.close();
  });

  test('an address that a caller claims is ignored', { tags: 'slow' }, async () => {
    const strict = await openTestServer({ requestsPerAddress: 1 });
    const ask = (n: number) => strict.call('/none', { headers: { 'x-forwarded-for': `10.0.0.${n}` } });
    expect((await ask(1)).status).toBe(404);
    expect((await ask(2)).status).toBe(429);
    await strict.close();
  });
});
