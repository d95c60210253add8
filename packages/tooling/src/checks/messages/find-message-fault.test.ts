import { expect, test } from 'vitest';
import { findMessageFault } from './find-message-fault.ts';
import { literalPairs } from './literal-pairs.ts';
import { findPairs, pairMessages } from './message-pair.ts';
import { readMessagePairs } from './read-message-pairs.ts';

const fault = (id: string, en: string) => findMessageFault({ at: 'key', id, en });

test('[U5] a place or a mark that one language lost is named', () => {
  expect(fault('{{n}} barang di <b>{{store}}</b>', 'At <b>{{store}}</b>: {{n}} items')).toBeNull();
  expect(fault('{{n}} barang', 'Many items')).toBe(
    'key: has the places [{{n}}] in Indonesian and [] in English',
  );
  expect(fault('Tunggu {seconds} detik', 'Wait {minutes} seconds')).toContain('[{minutes}] in English');
  expect(fault('Baca <a>syarat</a>', 'Read terms')).toContain('[</a> <a>] in Indonesian');
});

test('[U5] a text that a language lacks is named', () => {
  expect(pairMessages({ a: 'Satu', b: 'Dua' }, { a: 'One' }, 'file').map(findMessageFault)).toEqual([
    null,
    'file.b: the English text is missing',
  ]);
});

test('[U5] texts made of arguments are asked with marks in their places', () => {
  const id = (count: string, store: string) => `${count} barang di ${store}`;
  const en = (count: string, _store: string) => `${count} items`;
  expect(pairMessages({ id }, { id: en }, 'file').map(findMessageFault)).toEqual([
    'file.id(): has the places [{{argument1}} {{argument2}}] in Indonesian and [{{argument1}}] in English',
  ]);
});

test('[U6] a sentence that reads the same in both languages is named; a name is not', () => {
  expect(fault('Tambah alamat baru', 'Tambah alamat baru')).toBe(
    'key: says "Tambah alamat baru" in both languages',
  );
  expect(fault('Voucher', 'Voucher')).toBeNull();
  expect(fault('Flash sale', 'Flash sale')).toBeNull();
  expect(fault('{{n}} × {{price}}', '{{n}} × {{price}}')).toBeNull();
});

test('[U6] binding words of one language in the text of the other are named', () => {
  expect(fault('Belum ada pesanan', 'No orders yang selesai')).toContain('the English text says "yang"');
  expect(fault('Your cart kosong', 'Your cart is empty')).toContain('the Indonesian text says "Your"');
  expect(fault('Langkah {{step}} dari {{of}}', 'Step {{step}} of {{of}}')).toBeNull();
});

test('pairs are found in exports and in code', () => {
  const messages = { a: { id: 'Satu', en: 'One' }, deep: { b: { id: 'Dua', en: 'Two' } } };
  expect(findPairs(messages, 'file')).toEqual([
    { at: 'file.a', id: 'Satu', en: 'One' },
    { at: 'file.deep.b', id: 'Dua', en: 'Two' },
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template as in the code
  const source = "const letter = {\n  title: { id: `Halo ${name({ a: 1 })}`, en: 'It\\'s you' },\n};";
  expect(literalPairs(source, 'file.ts')).toEqual([{ at: 'file.ts:2', id: 'Halo …', en: "It\\'s you" }]);
});

test('[A50] [U5] [U6] every file of one language is read beside its other one, in all apps and packages', {
  tags: 'slow',
}, async () => {
  const root = new URL('../../../../../', import.meta.url).pathname;
  const from = new Set((await readMessagePairs(root)).map(({ at }) => at.split('/').slice(0, 2).join('/')));
  for (const app of ['mfe-auth', 'mfe-buyer', 'mfe-seller', 'mfe-storefront', 'shell'])
    expect(from).toContain(`${app}/src`);
  for (const name of ['api', 'console', 'contract', 'dashboard']) expect(from).toContain(`packages/${name}`);
});
