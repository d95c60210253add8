import { type Locale, locales } from '@pasar/contract';
import type { SpreadsheetFormat } from '../spreadsheet/read-spreadsheet.ts';

/** The storage key of an import's marked spreadsheet. */
export const errorFileKey = (importId: number, locale: Locale, format: SpreadsheetFormat): string =>
  `imports/${importId}/errors-${locale}.${format}`;

/** Every place where one may lie. */
export const errorFileKeys = (importId: number): string[] =>
  locales.flatMap((locale) =>
    (['csv', 'xlsx'] as const).map((format) => errorFileKey(importId, locale, format)),
  );
