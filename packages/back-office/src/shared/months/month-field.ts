import { isMonth } from '@pasar/contract';

/** A month of an address, such as `2026-11`, or none: that of today. */
export const monthField = (text: string | null): string | undefined =>
  text && isMonth(text) ? text : undefined;
