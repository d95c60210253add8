import { cityCode, shipToCookie } from '@pasar/contract';
import cookies from 'js-cookie';

const days = 180;

/**
 * The city that a visitor selected last, by its official code: the next product uses it automatically. It is a cookie,
 * so that the server says on cards when a product could arrive there.
 */
export const shipTo = {
  read(): string {
    const kept = cookies.get(shipToCookie) ?? '';
    return cityCode.test(kept) ? kept : '';
  },
  keep(code: string): void {
    if (cityCode.test(code)) cookies.set(shipToCookie, code, { expires: days, path: '/', sameSite: 'Lax' });
  },
};
