import type { Format } from '@pasar/slice-kit';

interface Span {
  starts_at: string;
  ends_at: string;
}

/** The hour of a moment, as `14.30 WIB`. */
export const hourOf = (iso: string, { dateTime }: Pick<Format, 'dateTime'>): string =>
  dateTime(iso).split(', ').at(-1) ?? '';

const withoutZone = (hour: string) => hour.replace(/ WIB$/, '');

/** The hour at which a slot begins, without its zone, as `14.30`. */
export const startOf = ({ starts_at }: Span, format: Pick<Format, 'dateTime'>): string =>
  withoutZone(hourOf(starts_at, format));

/** From when until when, as `14.30–17.30 WIB`. */
export const hoursOf = ({ starts_at, ends_at }: Span, format: Pick<Format, 'dateTime'>): string =>
  `${withoutZone(hourOf(starts_at, format))}–${hourOf(ends_at, format)}`;
