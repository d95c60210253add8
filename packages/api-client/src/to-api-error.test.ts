// @vitest-environment node
import { inspect } from 'node:util';
import { accountEndpoints, cartEndpoints, productEndpoints } from '@pasar/contract';
import { describe, expect, test } from 'vitest';
import { clientAgainst } from './testing/client-against.ts';
import { sendEnvelope } from './testing/open-server.ts';

describe('[S14] an error', () => {
  test('names the wrong place of a response, never its value', async () => {
    const data = { user: { id: 'x' }, jwt_token: 7, hidden: 'eyJhbGciOi' };
    const { client } = await clientAgainst((response) => sendEnvelope(response, { code: 200, data }));
    const body = { email: 'a@b.id', password: 'x' };
    const failure = await client.call(accountEndpoints.login, { body }).catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ kind: 'invalid-answer', cause: expect.stringContaining('jwt_token') });
    expect(inspect(failure, { depth: null })).not.toContain('eyJhbGciOi');
  });

  test('holds nothing of the request that carried the token', async () => {
    const { client } = await clientAgainst((response) => response.destroy(), { token: () => 'eyJhbGciOi' });
    const failure = await client.call(accountEndpoints.logout).catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ kind: 'network', cause: expect.stringContaining('Error') });
    expect(inspect(failure, { depth: null, showHidden: true })).not.toContain('eyJhbGciOi');
  });
});

describe('[ERR-03] a lost connection', () => {
  const sorts = [{ id: 'lates', name: 'Terbaru' }];

  test('is tried once more when the call only reads', async () => {
    const { client, arrived } = await clientAgainst((response, _, nth) =>
      nth === 1 ? response.destroy() : sendEnvelope(response, { code: 200, data: sorts }),
    );
    expect((await client.call(productEndpoints.sorts)).data).toEqual(sorts);
    expect(arrived).toHaveLength(2);
  });

  test('fails after the second try', async () => {
    const { client, arrived } = await clientAgainst((response) => response.destroy(), { locale: () => 'en' });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({
      kind: 'network',
      message: 'Network Error',
    });
    expect(arrived).toHaveLength(2);
  });

  test('is never tried again when the call changes something', async () => {
    const { client, arrived } = await clientAgainst((response) => response.destroy());
    await expect(client.call(accountEndpoints.logout)).rejects.toMatchObject({ kind: 'network' });
    expect(arrived).toHaveLength(1);
  });

  test('[R5] is tried once more under the same key, with the same body, where the server stores its response', async () => {
    const done = { cart_item_id: 7, qty: 2, total_item: 2, total: 150_000 };
    const { client, arrived } = await clientAgainst((response, _, nth) =>
      nth === 1 ? response.destroy() : sendEnvelope(response, { code: 200, data: done }),
    );
    const body = { product_id: 812, qty: 2 };
    const { data } = await client.call(cartEndpoints.add, { body }, { idempotencyKey: 'key-00000001' });
    expect(data).toEqual(done);
    expect(arrived.map((request) => request.headers['idempotency-key'])).toEqual([
      'key-00000001',
      'key-00000001',
    ]);
    expect(arrived.map((request) => JSON.parse(request.body))).toEqual([body, body]);
  });

  test('[R5] is not tried again without a key, or where the server stores no response', async () => {
    const { client, arrived } = await clientAgainst((response) => response.destroy());
    const keyless = client.call(cartEndpoints.add, { body: { product_id: 812, qty: 2 } });
    await expect(keyless).rejects.toMatchObject({ kind: 'network' });
    const forgetful = client.call(accountEndpoints.logout, {}, { idempotencyKey: 'key-00000001' });
    await expect(forgetful).rejects.toMatchObject({ kind: 'network' });
    expect(arrived).toHaveLength(2);
  });

  test('in the middle of a response fails too', async () => {
    const { client } = await clientAgainst((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"code":200', () => response.destroy());
    });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({ kind: 'network' });
  });

  test('to a server that is not there', async () => {
    const { client, close } = await clientAgainst((response) => sendEnvelope(response, { code: 200 }));
    await close();
    await expect(client.call(accountEndpoints.logout)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('[ERR-03] the time limit', () => {
  test('ends when no response begins', async () => {
    const { client, arrived } = await clientAgainst(() => undefined, { timeoutMs: 80, locale: () => 'en' });
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Request timeout. Try again.',
    });
    expect(arrived).toHaveLength(1);
  });

  test('ends when a response does not end', async () => {
    const { client } = await clientAgainst(
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"code":');
      },
      { timeoutMs: 80 },
    );
    await expect(client.call(productEndpoints.sorts)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('is the caller’s to end', async () => {
    const leaving = new AbortController();
    const { client } = await clientAgainst(() => leaving.abort(), { locale: () => 'en' });
    await expect(client.call(productEndpoints.sorts, {}, { signal: leaving.signal })).rejects.toMatchObject({
      kind: 'aborted',
      message: 'Request aborted',
    });
  });

  test('that ended before does not send anything', async () => {
    const { client, arrived } = await clientAgainst(() => undefined);
    const signal = AbortSignal.abort('left the page');
    await expect(client.call(productEndpoints.sorts, {}, { signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(arrived).toEqual([]);
  });
});
