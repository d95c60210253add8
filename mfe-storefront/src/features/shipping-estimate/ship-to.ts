import { cityCode, shipToCookie } from '@pasar/contract';

const days180 = 180 * 86_400;

/**
 * The city that a visitor selected last, by its official code: the next product uses it automatically. It is a cookie,
 * so that the server says on cards when a product could arrive there.
 */
export const shipTo = {
  read(): string {
    const [, kept = ''] = new RegExp(`(?:^|; )${shipToCookie}=([^;]*)`).exec(document.cookie) ?? [];
    return cityCode.test(kept) ? kept : '';
  },
  keep(code: string): void {
    if (cityCode.test(code))
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${shipToCookie}=${code}; path=/; max-age=${days180}; samesite=lax`;
  },
};
