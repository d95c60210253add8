import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStorage } from './folder-storage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pasar-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

describe('files in a folder', () => {
  test('are read back as they were written, replaced whole, and deleted', async () => {
    const storage = folderStorage(folder);
    await storage.put('media/ab/picture-300.webp', bytes('one'));
    await storage.put('media/ab/picture-300.webp', bytes('two'));
    expect(await storage.get('media/ab/picture-300.webp')).toEqual(bytes('two'));
    expect(readdirSync(join(folder, 'media/ab'))).toEqual(['picture-300.webp']);
    await storage.delete('media/ab/picture-300.webp');
    await storage.delete('media/ab/picture-300.webp');
    expect(await storage.get('media/ab/picture-300.webp')).toBeNull();
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'A.webp', '', 'a/', '.hidden', 'a\0b', 'a b'])(
    'the key %j is refused',
    async (key) => {
      const storage = folderStorage(folder);
      await expect(async () => storage.get(key)).rejects.toThrow('not a storage key');
      await expect(async () => storage.put(key, bytes('x'))).rejects.toThrow('not a storage key');
    },
  );
});
