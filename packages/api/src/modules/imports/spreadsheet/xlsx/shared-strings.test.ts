import { expect, test } from 'vitest';
import type { Package } from './open-package.ts';
import { readSharedStrings } from './shared-strings.ts';

const fileOf = (content: string): Package => ({
  has: () => true,
  read: async function* () {
    yield content;
  },
});
const texts = (content: string) => readSharedStrings(fileOf(`<sst>${content}</sst>`), 'strings.xml');

test('a workbook without a list of texts has none', async () => {
  expect(await readSharedStrings(fileOf('<sst><si><t>x</t></si></sst>'), null)).toEqual([]);
});

test('each entry is one text: pieces are joined, readings and what is around texts are left out', async () => {
  expect(
    await texts(
      ' x <si> y <t>satu</t> z </si><si><r><t>du</t></r><r><rPr>b</rPr><t>a</t></r></si><si/><si><rPh><t>baca</t></rPh><t>ti</t><rPh><t>baca</t></rPh><t>ga</t></si>',
    ),
  ).toEqual(['satu', 'dua', '', 'tiga']);
});

test('a list of 300,000 texts is read, a longer one is refused', { tags: 'slow' }, async () => {
  const most = '<si/>'.repeat(300_000);
  expect(await texts(most)).toHaveLength(300_000);
  await expect(texts(`${most}<si/>`)).rejects.toMatchObject({ words: 'import.unpacked' });
});
