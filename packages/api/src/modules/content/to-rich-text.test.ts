import { describe, expect, test } from 'vitest';
import { toPlainText, toRichText } from './to-rich-text.ts';

const read = (markdown: string) => toRichText(markdown);
const kinds = (markdown: string) => read(markdown).problems.map(({ kind, line }) => `${kind} ${line}`);

describe('Markdown as nodes [W68]', () => {
  test('headings, paragraphs, lists, strong and lean spans, links and breaks', () => {
    const { body, problems } = read(
      '## Bayar\n\nBayar **hanya** di [_sini_](/pay),\nya.\\\nSelesai.\n\n- satu\n- dua\n\n3. tiga\n\n### Lanjut\n',
    );
    expect(problems).toEqual([]);
    expect(body).toEqual([
      { kind: 'heading', level: 2, id: 'bayar', spans: [{ text: 'Bayar' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Bayar ' },
          { text: 'hanya', strong: true },
          { text: ' di ' },
          { text: 'sini', emphasis: true, to: '/pay' },
          { text: ', ya.' },
          { text: '\n' },
          { text: 'Selesai.' },
        ],
      },
      { kind: 'list', is_numbered: false, items: [[{ text: 'satu' }], [{ text: 'dua' }]] },
      { kind: 'list', is_numbered: true, items: [[{ text: 'tiga' }]] },
      { kind: 'heading', level: 3, id: 'lanjut', spans: [{ text: 'Lanjut' }] },
    ]);
    expect(toPlainText(body)).toBe('Bayar\nBayar hanya di sini, ya.\nSelesai.\nsatu\ndua\ntiga\nLanjut');
  });

  test('two headings of the same spans have two anchors', () => {
    const ids = read('## Édit\n\n## Edit\n\n## !\n').body.map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['edit', 'edit-2', 'bagian']);
    expect(read('## Berjualan {#selling}').body).toEqual([
      { kind: 'heading', level: 2, id: 'selling', spans: [{ text: 'Berjualan' }] },
    ]);
  });

  test('HTML is spans like any other', () => {
    const { body, problems } = read('<script>alert(1)</script>\n\nHalo <b>kamu</b>');
    expect(problems).toEqual([]);
    expect(toPlainText(body)).toBe('<script>alert(1)</script>\nHalo <b>kamu</b>');
  });

  test.each([
    ['# Terlalu besar', 'unsupported 1'],
    ['a\n\n> kutipan', 'unsupported 3'],
    ['![gambar](/a.png)', 'unsupported 1'],
    ['`kode`', 'unsupported 1'],
    ['---', 'unsupported 1'],
    ['- a\n  - b', 'unsupported 2'],
    ['[a](javascript:alert(1))', 'link 1'],
    ['[a](//jahat.example)', 'link 1'],
    ['[a](/\\\\jahat.example)', 'link 1'],
    ['[a](http://lama.example)', 'link 1'],
  ])('%j is named with its line', (markdown, problem) => {
    expect(kinds(markdown)).toEqual([problem]);
    expect(JSON.stringify(read(markdown).body)).not.toContain('"to"');
  });

  test.each(['/a', 'https://a.example', 'mailto:a@a.example', 'tel:+62215550100'])(
    '%s may be linked',
    (to) => {
      expect(read(`[a](${to})`)).toEqual({
        body: [{ kind: 'paragraph', spans: [{ text: 'a', to }] }],
        problems: [],
      });
    },
  );
});
