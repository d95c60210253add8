import type { Locale } from '@pasar/contract';

/**
 * What a spreadsheet would calculate instead of show; written with an apostrophe in front it shows it (domain 3.13).
 */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** Excel splits by the sign that its language does: a semicolon where the comma is for decimals. */
export const csvSeparators: Record<Locale, string> = { id: ';', en: ',' };

const cell = (value: string | number, separator: string): string => {
  if (typeof value === 'number') return String(value);
  const plain = formula.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** One line of a CSV file. Texts never become formulas; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[], locale: Locale): string =>
  `${cells.map((value) => cell(value, csvSeparators[locale])).join(csvSeparators[locale])}\r\n`;

/** The text that a cell was written from. */
export const withoutEscape = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** Marks the text as UTF-8 for spreadsheet programs. */
export const byteOrderMark = '\uFEFF';
