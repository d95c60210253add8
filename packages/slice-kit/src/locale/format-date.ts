import type { Locale } from '@pasar/contract';

const months: Record<Locale, readonly string[]> = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** Jakarta keeps UTC+7 all year. */
const jakartaOffsetMs = 7 * 60 * 60 * 1000;
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A moment in Jakarta; a bare date is that date everywhere, so that birthdays never shift. */
const inJakarta = (iso: string): Date => {
  const moment = new Date(iso);
  return dayOnly.test(iso) ? moment : new Date(moment.getTime() + jakartaOffsetMs);
};

/**
 * `29 Nov 2026`. Own words instead of Intl: server and browser may carry different ICU data, and the markup
 * must be the same.
 */
export const formatDate = (iso: string, locale: Locale): string => {
  const day = inJakarta(iso);
  return `${day.getUTCDate()} ${months[locale][day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};

/** `29 Nov 2026, 14.30 WIB` in Indonesian, `29 Nov 2026, 14:30 WIB` in English (quality A48). */
export const formatDateTime = (iso: string, locale: Locale): string => {
  const at = inJakarta(iso);
  const [hours, minutes] = [at.getUTCHours(), at.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${formatDate(iso, locale)}, ${hours}${locale === 'id' ? '.' : ':'}${minutes} WIB`;
};
