import { expect, test } from 'vitest';
import { getChunkGlobal } from './compile-options.ts';

test('each version of a slice has its own global for chunks, as long as that of any other [P2]', () => {
  const versions = ['0.2.0', '0.3.0', '0.3.17959447852'];
  const globals = versions.map((version) => getChunkGlobal('storefront', version));
  expect(new Set([...globals, getChunkGlobal('buyer', '0.2.0')]).size).toBe(4);
  for (const global of globals) expect(global).toMatch(/^_[0-9a-f]{8}$/);
});
