import type { Locale } from '@pasar/contract';

/** Formats an average: always one decimal, `5,0` in Indonesian, `5.0` in English. */
export const oneDecimal = (average: number, locale: Locale): string => {
  const text = (Math.round(average * 10) / 10).toFixed(1);
  return locale === 'id' ? text.replace('.', ',') : text;
};
