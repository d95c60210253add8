import { endpoint } from '@pasar/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import type { SignedInUser } from '../actor.ts';
import { day, hour } from '../clock.ts';
import { apiError } from '../http/api-error.ts';
import type { App, RequestVariables } from '../http/app.ts';
import { implement } from '../http/implement.ts';
import { respondWithError } from '../http/respond-with-error.ts';
import { purgeIdempotencyKeys } from './purge-idempotency-keys.ts';

let market: TestServer;
let app: App;
let budi: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = (await createSignedInUser(market)).id;
  app = serve();
});
afterAll(() => market.close());

const wish = endpoint({
  method: 'POST',
  path: '/test/wish',
  summary: 'A call with an effect that can be counted',
  access: 'user',
  idempotent: true,
  body: v.object({ product: v.number(), fails: v.optional(v.boolean()) }),
  data: v.object({ z: v.number(), a: v.string() }),
});

/** A second server, as after a restart: it shares only the database. */
const serve = (): App => {
  const made: App = new Hono<{ Variables: RequestVariables }>();
  made.onError(respondWithError);
  made.use(async (c, next) => {
    const userId = Number(c.req.header('x-test-user'));
    const actor: SignedInUser = { kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' };
    c.set('ctx', market.context(actor));
    await next();
  });
  implement(made, wish, async ({ ctx, body }) => {
    const { id } = await ctx.db
      .insertInto('emails')
      .values({
        recipient: 'budi',
        subject: `${body.product}`,
        body_sealed: null,
        created_at: ctx.clock.now(),
        due_at: null,
        sent_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (body.fails) throw apiError.conflict();
    return { data: { z: id, a: 'é' } };
  });
  return made;
};

const send = async (key: string | null, body: object, user = budi) => {
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer x',
    'x-test-user': `${user}`,
    ...(key === null ? {} : { 'idempotency-key': key }),
  };
  const request = new Request('http://x/api/test/wish', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer = await app.fetch(request);
  return { status: answer.status, text: await answer.text() };
};

const effects = async () =>
  (await market.database.db.selectFrom('emails').select('id').where('recipient', '=', 'budi').execute())
    .length;

describe('a call under an idempotency key', () => {
  test('fifty at once have one effect and fifty equal responses [R5]', { tags: 'slow' }, async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('key-00000001', { product: 1 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await effects()).toBe(1);
  });

  test('with the same key and another body is rejected [R5]', async () => {
    await send('key-00000001', { product: 1 });
    const { status, text } = await send('key-00000001', { product: 2 });
    expect(status).toBe(422);
    expect(JSON.parse(text).data).toEqual({
      'Idempotency-Key': ['Kunci permintaan ini sudah dipakai untuk isi yang lain'],
    });
    expect(await effects()).toBe(1);
  });

  test('is known after a restart, a day later, and byte for byte the same [R5]', async () => {
    const first = await send('key-00000001', { product: 1 });
    app = serve();
    market.clock.advance(25 * hour);
    await purgeIdempotencyKeys.run(market.context());
    expect(await send('key-00000001', { product: 1 })).toEqual(first);
    expect(await effects()).toBe(1);
    market.clock.advance(2 * day);
    await purgeIdempotencyKeys.run(market.context());
    expect(await market.database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  test('that is rejected leaves nothing, so that it may be tried again [R5]', async () => {
    expect((await send('key-00000001', { product: 1, fails: true })).status).toBe(409);
    expect(await effects()).toBe(0);
    expect((await send('key-00000001', { product: 1 })).status).toBe(200);
    expect(await effects()).toBe(1);
  });

  test('belongs to one user [S22]', async () => {
    const sari = await createSignedInUser(market, { email: 'sari@example.test' });
    const one = await send('key-00000001', { product: 1 });
    const other = await send('key-00000001', { product: 1 }, sari.id);
    expect(other.text).not.toBe(one.text);
    expect(await effects()).toBe(2);
  });

  test.each(['short', 'with space 123', 'x'.repeat(101), `${'a'.repeat(20)}/`])(
    'refuses the key %s',
    async (key) => {
      expect((await send(key, { product: 1 })).status).toBe(422);
      expect(await effects()).toBe(0);
    },
  );

  test('without a key each call has its effect', async () => {
    await send(null, { product: 1 });
    await send(null, { product: 1 });
    expect(await effects()).toBe(2);
  });

  test('stores nothing of the body in plain text [S6]', async () => {
    await send('key-00000001', { product: 4_711 });
    const row = await market.database.db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow();
    expect(row.request_hash).not.toContain('4711');
    expect(row.request_hash).toHaveLength(43);
  });
});
