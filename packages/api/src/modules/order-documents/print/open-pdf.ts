import { buffer } from 'node:stream/consumers';
import type { Locale } from '@pasar/contract';
import { readFonts, type Weight, weights } from './fonts.ts';
import { printable } from './printable.ts';

export interface TextStyle {
  /** Points, as every measure on paper: 72 to an inch. */
  size: number;
  weight?: Weight;
  color?: string;
  /** Where lines break; without it there is one line, as long as it is. */
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** More are cut with an ellipsis. */
  lines?: number;
  spacing?: number;
}

/** A document that is being printed. */
export interface Pdf {
  /** For lines and shapes. */
  doc: PDFKit.PDFDocument;
  addPage(): void;
  /** Prints a text from its upper left corner. Returns where it ends, below its last line. */
  text(words: string, x: number, y: number, style: TextStyle): number;
  heightOf(words: string, style: TextStyle): number;
  widthOf(words: string, style: TextStyle): number;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

interface OpenPdf {
  size: 'A4' | 'A6';
  title: string;
  locale: Locale;
}

/** Not in the library's public types; the only way to find out what a font can print. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Ink of printed text. */
export const ink = '#251a20';

/** Opens a PDF without pages, in the brand's font. */
export const openPdf = async ({ size, title, locale }: OpenPdf): Promise<Pdf> => {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()]);
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    // The number of pages is in the footer of each page.
    bufferPages: size === 'A4',
    // None: the built-in one would be embedded for nothing.
    font: '',
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: 'Pasar', Creator: 'Pasar', Producer: 'Pasar' },
  });
  const whole = buffer(doc);
  for (const weight of weights) doc.registerFont(weight, fonts[weight]);
  const { font } = (doc.font('regular') as unknown as WithFont)._font;
  const has = (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
  const cleaned = new Map<string, string>();
  const clean = (words: string) => {
    const known = cleaned.get(words) ?? printable(words, has);
    cleaned.set(words, known);
    return known;
  };
  const choose = ({ size: points, weight = 'regular', color = ink }: TextStyle) =>
    doc.font(weight).fontSize(points).fillColor(color);
  const options = ({ width, align = 'left', lines, spacing = 0 }: TextStyle) => ({
    align,
    characterSpacing: spacing,
    lineBreak: width !== undefined,
    ...(width === undefined ? {} : { width }),
    ...(lines === undefined ? {} : { height: lines * doc.currentLineHeight(true) + 0.01, ellipsis: true }),
  });
  const heightOf = (words: string, style: TextStyle) => {
    choose(style);
    const line = doc.currentLineHeight(true);
    if (style.width === undefined) return line;
    const height = doc.heightOfString(clean(words), { width: style.width });
    return style.lines === undefined ? height : Math.min(height, style.lines * line);
  };
  return {
    doc,
    addPage: () => void doc.addPage(),
    heightOf,
    widthOf: (words, style) => {
      choose(style);
      return doc.widthOfString(clean(words), { characterSpacing: style.spacing ?? 0 });
    },
    text: (words, x, y, style) => {
      const height = heightOf(words, style);
      choose(style).text(clean(words), x, y, options(style));
      return y + height;
    },
    finish: async () => {
      doc.end();
      return new Uint8Array(await whole);
    },
  };
};
