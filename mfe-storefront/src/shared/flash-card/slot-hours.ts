import type { Format } from '@pasar/slice-kit';

interface Span {
  starts_at: string;
  ends_at: string;
}

/** The hour of a time, as `14.30 WIB`. */
export const formatHour = (iso: string, { dateTime }: Pick<Format, 'dateTime'>): string =>
  dateTime(iso).split(', ').at(-1) ?? '';

const withoutZone = (hour: string) => hour.replace(/ WIB$/, '');

/** The hour at which a slot begins, without its zone, as `14.30`. */
export const formatSlotStart = ({ starts_at }: Span, format: Pick<Format, 'dateTime'>): string =>
  withoutZone(formatHour(starts_at, format));

/** From when until when, as `14.30–17.30 WIB`. */
export const formatSlotHours = ({ starts_at, ends_at }: Span, format: Pick<Format, 'dateTime'>): string =>
  `${withoutZone(formatHour(starts_at, format))}–${formatHour(ends_at, format)}`;
