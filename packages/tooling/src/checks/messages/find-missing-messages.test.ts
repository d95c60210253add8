import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findMissingMessages } from './find-missing-messages.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const slice = (pageCode: string) => {
  const src = mkdtempSync(path.join(tmpdir(), 'texts-'));
  made.push(src);
  const files = {
    'slice.ts': `definePages(files, [
      { name: 'homeCart', files: 'cart' },
      { name: 'home', head: homeHead, messages: false }])`,
    'locales/id.ts': `export const messages = { title: 'Toko', goods_one: 'satu', goods_other: 'banyak' };`,
    'locales/cart-page.id.ts': `export const cart = { pay: 'Bayar', step: { one: 'Satu', two: 'Dua' } };`,
    'routes/cart-page.tsx': `import { Bar } from '../features/bar.tsx'; t('cart.pay'); t(\`cart.step.\${at}\`);`,
    'features/bar.tsx': `t('title'); t('goods', { count });`,
    'routes/home-page.tsx': pageCode,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(src, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(src, name), text);
  }
  return src;
};

test('a page may say what its slice says, and what it brings itself', async () => {
  expect(await findMissingMessages(slice(`t('title')`))).toEqual({ pages: 2, missing: [], clashing: [] });
});

test('what another page brings is missing, also deep in a part that comes on demand', async () => {
  const src = slice(`lazyPart(() => import(/* webpackChunkName: "part" */ '../features/part.tsx'))`);
  writeFileSync(path.join(src, 'features/part.tsx'), `t('cart.pay'); t(\`cart.step.\${at}\`);`);
  const { missing } = await findMissingMessages(src);
  expect(missing.map(({ page, key, file }) => [page, key, file])).toEqual([
    ['home', 'cart.pay', 'features/part.tsx'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a key as in the code
    ['home', 'cart.step.${at}', 'features/part.tsx'],
  ]);
});

test('a slip in a key is found', async () => {
  expect((await findMissingMessages(slice(`t('titel')`))).missing).toHaveLength(1);
});
