import { cityCode, shipToCookie } from '@pasar/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The city that the visitor selected for shipping estimates: cards say when a product could arrive there. */
export const shipToCity = (c: Context): string | undefined => {
  const value = getCookie(c, shipToCookie);
  return value !== undefined && cityCode.test(value) ? value : undefined;
};
