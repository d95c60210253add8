import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readFonts, weights } from './fonts.ts';
import { printable } from './printable.ts';

test('letters that the font lacks are marked, emoji and invisible characters are left out', () => {
  const has = (codePoint: number) => codePoint < 0x250 || codePoint === 0x2019;
  const print = (text: string) => printable(text, has);
  expect(print('Siti  Nur\n halizá')).toBe('Siti Nur halizá');
  expect(print('Cafe\u0301')).toBe('Café');
  expect(print('Rumah 🏠 hijau 👍🏽 🇮🇩')).toBe('Rumah hijau');
  expect(print('中文 toko')).toBe('?? toko');
  expect(print('a\u202Eb\u200Dc\0d')).toBe('abcd');
});

test('the brand font has the letters of Indonesian, European and Vietnamese names, in each weight', async () => {
  const names =
    'Élodie Müller Łukasz Żółć Ñandú Đặng Thị Ngọc Ánh Çelik Ģirts O’Brien “Ibu” – ½ × Rp1.500.000 © ™ é è ê ü ß æ ø å';
  const fonts = await readFonts();
  for (const weight of weights) {
    const doc = new PDFDocument({ font: '' }).registerFont(weight, fonts[weight]).font(weight);
    const { font } = (
      doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }
    )._font;
    expect(printable(names, (codePoint) => font.hasGlyphForCodePoint(codePoint))).toBe(names);
  }
});
