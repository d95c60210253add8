import { inflateSync } from 'node:zlib';

interface Part {
  dictionary: string;
  /** Unpacked; empty for an object without a stream. */
  stream: string;
}

const readParts = (pdf: Uint8Array): Map<number, Part> => {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = new Map<number, Part>();
  for (const [, id, body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split(/\nstream\n/);
    const bytes =
      packed === undefined ? undefined : Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
    const isText = bytes && /FlateDecode/.test(dictionary);
    parts.set(Number(id), { dictionary, stream: isText ? inflateSync(bytes).toString('latin1') : '' });
  }
  return parts;
};

/** The letters of a font's glyphs. */
const readLetters = (cmap: string): Map<string, string> => {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries()) {
      const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set((start + index).toString(16).padStart(4, '0'), String.fromCharCode(...units));
    }
  }
  return letters;
};

/** The text of a PDF of ours, page by page, separated by line ends: read from its bytes, as a viewer does. */
export const pdfText = (pdf: Uint8Array): string[] => {
  const parts = readParts(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of parts.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(parts.get(Number(id))?.dictionary ?? '')?.[1];
      fonts.set(name, readLetters(parts.get(Number(cmap))?.stream ?? ''));
    }
  }
  const pages = [...parts.values()].filter(({ stream }) => /\bTf\b/.test(stream));
  return pages.map(({ stream }) => {
    let letters = new Map<string, string>();
    const lines: string[] = [];
    for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? letters;
      else {
        const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        lines.push(glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '�').join(''));
      }
    }
    return lines.join('\n');
  });
};
