import type { Times } from '@pasar/slice-kit';

interface Span {
  starts_at: string;
  ends_at: string;
}

/** The hour at which a slot begins and its zone, as `14.30` and `WIB`. */
export const splitSlotStart = ({ starts_at }: Span, { hour }: Times): string[] => hour(starts_at).split(' ');

/** From when until when, as `14.30–17.30 WIB`. */
export const formatSlotHours = ({ starts_at, ends_at }: Span, { hour }: Times): string =>
  `${hour(starts_at).split(' ')[0]}–${hour(ends_at)}`;
