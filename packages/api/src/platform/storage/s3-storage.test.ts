import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StorageUnavailableError } from '../../ports/storage.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { toApiError } from '../http/to-api-error.ts';
import { openStorage } from './open-storage.ts';
import { s3Address } from './s3-address.ts';
import { s3Storage } from './s3-storage.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service with prepared responses, and the storage that calls it. */
const answering = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return s3Storage(s3Address(`s3://key:secret@any/bucket?endpoint=${endpoint}`));
};

const away = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(toApiError(error)?.code).toBe(503);
  return String(error);
};

describe('a service with a temporary error', () => {
  test('is called again: a storage that fails twice causes no error', { tags: 'slow' }, async () => {
    let asked = 0;
    const storage = await answering((_request, response) => {
      asked++;
      if (asked === 1) response.destroy();
      else response.writeHead(asked === 2 ? 503 : 200).end('bytes');
    });
    expect(await storage.get('a/b.webp')).toEqual(new TextEncoder().encode('bytes'));
    expect(asked).toBe(3);
  });

  test('that stays unavailable is a 503, after three tries', { tags: 'slow' }, async () => {
    let asked = 0;
    const storage = await answering((_request, response) => {
      asked++;
      response.writeHead(500).end();
    });
    await away(storage.put('a/b.webp', new Uint8Array(3)));
    expect(asked).toBe(3);
    await away(s3Storage(s3Address('s3://key:secret@any/bucket?endpoint=http://127.0.0.1:1')).get('a'));
  });

  test('a rejection is a 503 at once, because a retry would not help', async () => {
    let asked = 0;
    const storage = await answering((_request, response) => {
      asked++;
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    });
    expect(await away(storage.open('a/b.webp'))).toContain('the storage answered 403 AccessDenied');
    expect(asked).toBe(1);
  });

  test('a file that stops half way is read again, not returned cut', async () => {
    let asked = 0;
    const storage = await answering((_request, response) => {
      asked++;
      response.writeHead(200, { 'content-length': '5' });
      if (asked > 1) return void response.end('bytes');
      response.write('by');
      setTimeout(() => response.destroy(), 10);
    });
    expect(await storage.get('a/b.webp')).toEqual(new TextEncoder().encode('bytes'));
  });
});

describe('STORAGE_URL', () => {
  test('names endpoint, region, bucket, folder and a key with escaped characters', () => {
    expect(
      s3Address('s3://AKIA:a%2Fb%2Bc@s3.ap-southeast-3.amazonaws.com/toko/media?region=ap-southeast-3'),
    ).toEqual({
      endpoint: 'https://s3.ap-southeast-3.amazonaws.com',
      bucket: 'toko',
      prefix: 'media/',
      region: 'ap-southeast-3',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b+c',
    });
  });

  test.each([
    ['rubbish', 'it is not a URL'],
    ['https://key:secret@host/bucket', 'it begins with https://'],
    ['s3://host/bucket', 'key or secret is missing'],
    ['s3://key:secret@host', 'the bucket is missing'],
    ['s3://key:secret@host/Bucket', 'the bucket is missing or not a name'],
    ['s3://key:secret@host/buc_ket', 'the bucket is missing or not a name'],
    ['s3://key:secret@host/bucket?zone=x', "there is no option 'zone'"],
    ['s3://key:secret@host/bucket?endpoint=ftp://x', 'the endpoint is http:// or https://'],
    ['s3://key:sec/ret@host/bucket', 'write / in a secret as %2F'],
    ['s3://key:sec%ret@host/bucket', 'a % that is not written as %25'],
  ])('%s is rejected in one sentence, without the secret', async (url, why) => {
    const error = await openStorage('/nowhere', url).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/^StorageConfigError: STORAGE_URL must look like [^\n]*\.$/);
    expect(String(error)).toContain(why);
    expect(String(error)).not.toContain('sec/ret');
  });

  test('is tried at the start: a wrong secret, a missing bucket, an unreachable host', {
    tags: 'slow',
  }, async () => {
    const refusal = async (url: string) =>
      String(await openStorage('/nowhere', url).catch((thrown: unknown) => thrown));
    expect(await refusal(s3.url({ secret: 'wrong' }))).toBe(
      `StorageConfigError: STORAGE_URL: bucket 'pasar' at ${s3.endpoint} cannot be used, the storage answered 403 SignatureDoesNotMatch.`,
    );
    expect(await refusal(s3.url({ bucket: 'other' }))).toContain('the storage answered 404 NoSuchBucket.');
    expect(await refusal('s3://key:secret@any/bucket?endpoint=http://127.0.0.1:1')).toContain(
      'the storage does not answer.',
    );
  });
});
