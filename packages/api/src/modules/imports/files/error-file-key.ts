import { type Locale, locales } from '@pasar/contract';
import type { SheetFormat } from '../sheet/read-sheet.ts';

/** Where the marked sheet of an import lies. */
export const errorFileKey = (importId: number, locale: Locale, format: SheetFormat): string =>
  `imports/${importId}/errors-${locale}.${format}`;

/** Every place where one may lie. */
export const errorFileKeys = (importId: number): string[] =>
  locales.flatMap((locale) =>
    (['csv', 'xlsx'] as const).map((format) => errorFileKey(importId, locale, format)),
  );
