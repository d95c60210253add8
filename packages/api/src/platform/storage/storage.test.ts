import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenFile, Storage } from '../../ports/storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { openS3Server, type S3Server } from '../../testing/s3-server.ts';
import { folderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasar-files-'));
let s3: S3Server;
const storages: Record<string, Storage> = { memory: memoryStorage(), 'a folder': folderStorage(folder) };

beforeAll(async () => {
  s3 = await openS3Server();
  storages['an S3 bucket'] = await openStorage(folder, s3.url());
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const text = (words: string) => new TextEncoder().encode(words);
const read = async (file: OpenFile | null) =>
  file && new Uint8Array(await new Response(file.body).arrayBuffer());

describe.each(['memory', 'a folder', 'an S3 bucket'])('files in %s', (where) => {
  const storage = () => {
    const chosen = storages[where];
    if (!chosen) throw new Error(`no storage called ${where}`);
    return chosen;
  };

  test('are read back as they were written, replaced completely, and deleted', async () => {
    const key = 'pictures/ab/abc-300.webp';
    expect(await storage().get(key)).toBeNull();
    expect(await storage().open(key)).toBeNull();
    await storage().put(key, text('one, and longer'));
    await storage().put(key, text('two'));
    expect(await storage().get(key)).toEqual(text('two'));
    const opened = await storage().open(key);
    expect(opened?.size).toBe(3);
    expect(await read(opened)).toEqual(text('two'));
    await storage().delete(key);
    await storage().delete(key);
    expect(await storage().get(key)).toBeNull();
  });

  test('may be empty', async () => {
    await storage().put('pictures/ab/abc-300.avif', new Uint8Array());
    expect(await storage().get('pictures/ab/abc-300.avif')).toEqual(new Uint8Array());
  });

  test('may be large: every byte comes, at once or as a stream', { tags: 'slow' }, async () => {
    const large = Uint8Array.from({ length: 3_000_017 }, (_, n) => (n * 31) % 251);
    await storage().put('sheets/large.xlsx', large);
    expect(Buffer.compare(Buffer.from((await storage().get('sheets/large.xlsx')) ?? []), large)).toBe(0);
    const opened = await storage().open('sheets/large.xlsx');
    expect(opened?.size).toBe(large.length);
    expect(Buffer.compare(Buffer.from((await read(opened)) ?? []), large)).toBe(0);
  });

  test('do not disturb each other when many are written at once', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `many/${n}.csv`);
    await Promise.all(names.map((name) => storage().put(name, text(name))));
    const contents = await Promise.all(names.map((name) => storage().get(name)));
    expect(contents).toEqual(names.map(text));
  });

  test.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'A.webp',
    '',
    'a/',
    '.hidden',
    'a\0b',
    'a b',
    'a?b',
    'a%2fb',
  ])('the key %j is refused [S32]', async (key) => {
    for (const method of ['get', 'open', 'delete'] as const) {
      await expect(storage()[method](key)).rejects.toThrow('not a storage key');
    }
    await expect(storage().put(key, text('x'))).rejects.toThrow('not a storage key');
  });
});

test('a folder holds no half-written file', async () => {
  await folderStorage(folder).put('media/ab/picture-300.webp', text('two'));
  expect(readdirSync(join(folder, 'media/ab'))).toEqual(['picture-300.webp']);
});
