import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUntypedMessages } from './find-untyped-messages.ts';

const createSlice = (files: Readonly<Record<string, string>>) => {
  const src = mkdtempSync(path.join(tmpdir(), 'untyped-'));
  onTestFinished(() => rmSync(src, { recursive: true }));
  mkdirSync(path.join(src, 'locales'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(src, name), text);
  return src;
};

const typed = {
  'i18next.d.ts': `import type { messages } from './locales/id.ts';\nimport type * as cart from './locales/cart-page.id.ts';`,
  'locales/id.ts': `export const messages = { title: 'Toko' };`,
  'locales/cart-page.id.ts': `export const cart = { pay: 'Bayar' };`,
};

test('a page whose messages have no type is named, with the lines that it needs', async () => {
  const src = createSlice({
    ...typed,
    'locales/store-visits-page.id.ts': `export const visits = { none: 'Belum ada' };`,
  });
  expect(await findUntypedMessages(src)).toEqual([
    `store-visits-page.id.ts is not in src/i18next.d.ts: add "import type * as storeVisitsPage from './locales/store-visits-page.id.ts';" and "typeof storeVisitsPage"`,
  ]);
});

test('messages of another page need no second type, and a slice may have no pages with messages', async () => {
  const again = { 'locales/order-page.id.ts': `export { cart } from './cart-page.id.ts';` };
  expect(await findUntypedMessages(createSlice({ ...typed, ...again }))).toEqual([]);
  expect(await findUntypedMessages(createSlice({}))).toEqual([]);
});
