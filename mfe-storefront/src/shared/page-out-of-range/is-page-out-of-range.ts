import type { Meta } from '@pasar/contract';

export type Where = Pick<Meta, 'current_page' | 'last_page' | 'total'>;

/** The list has pages, but not this one: an old link, or products that went. */
export const isPageOutOfRange = ({ current_page: page, last_page: last, total }: Where): boolean =>
  total > 0 && page > last;
