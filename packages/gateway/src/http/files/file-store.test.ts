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
