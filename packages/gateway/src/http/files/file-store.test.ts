import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localFs } from '../../platform/fs/local-fs.ts';
import { freshFolder } from '../../testing/fixture-release.ts';
import { FileStore } from './file-store.ts';

test('a requested file is served although its folder was removed; the least requested one is evicted first [R8]', async () => {
  const folder = freshFolder();
  const file = (name: string) => join(folder, name);
  for (const name of ['a', 'b', 'c']) writeFileSync(file(name), name.repeat(40));
  const store = new FileStore(() => localFs, 100);
  await store.read(file('a'), 'br');
  await store.read(file('b'), undefined);
  await store.read(file('a'), 'br');
  await store.read(file('c'), undefined);
  rmSync(folder, { recursive: true });
  const { bytes, encoding } = await store.read(file('a'), 'br');
  expect([Buffer.from(bytes).toString(), encoding]).toEqual(['a'.repeat(40), undefined]);
  await expect(store.read(file('b'), undefined)).rejects.toThrow('ENOENT');
});

test('simultaneous requests for a new file read the disk once, and one that failed is read again [R8]', async () => {
  const { promise: bytes, resolve } = Promise.withResolvers<Buffer>();
  const reads: string[] = [];
  const store = new FileStore(() => ({
    read: (name) => {
      reads.push(name);
      return reads.length === 1 ? Promise.reject(new Error('lost')) : bytes;
    },
  }));
  await expect(store.read('a', undefined)).rejects.toThrow('lost');
  const together = Promise.all([store.read('a', undefined), store.read('a', undefined)]);
  resolve(Buffer.from('x'));
  expect((await together).map((file) => Buffer.from(file.bytes).toString())).toEqual(['x', 'x']);
  expect(reads).toEqual(['a', 'a']);
});

test('a compressed file that cannot be read is an error, not a reason to send the plain one', async () => {
  const store = new FileStore(() => ({
    read: async (name) => {
      if (name === 'a.br') throw Object.assign(new Error('lost'), { code: 'EIO' });
      return Buffer.from('plain');
    },
  }));
  await expect(store.read('a', 'br')).rejects.toThrow('lost');
});

test('a file that is evicted while it is read still reaches whoever waits for it [R8]', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<Buffer>();
  const store = new FileStore(
    () => ({ read: (name) => (name === 'slow' ? slow : Promise.resolve(Buffer.alloc(60))) }),
    100,
  );
  const waiting = store.read('slow', undefined);
  await store.read('a', undefined);
  await store.read('b', undefined);
  resolve(Buffer.from('slow'));
  expect(Buffer.from((await waiting).bytes).toString()).toBe('slow');
});
