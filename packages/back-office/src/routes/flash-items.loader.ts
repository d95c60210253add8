import { adminFlashSaleEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readItemsQuery } from '../features/flash-items/items-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const flashItemsLoader = staffLoader(
  adminFlashSaleEndpoints.items.staff,
  async ({ api, signal, url }) => {
    const query = readItemsQuery(url.searchParams);
    const { open, sale, ...asked } = query;
    const read = (more: { item_id: string; status: 'all' } | typeof asked, of = {}) =>
      toSectionResult(
        api.call(adminFlashSaleEndpoints.items, { query: { per_page: 50, ...of, ...more } }, { signal }),
      );
    const [list, opened] = await Promise.all([
      read(asked, /^\d+$/.test(sale) ? { flash_sale_id: sale } : {}),
      // Also one that has left the list, because it was decided.
      /^\d+$/.test(open) ? read({ item_id: open, status: 'all' }) : undefined,
    ]);
    return { query, list, item: opened?.ok ? opened.value.data[0] : undefined };
  },
);
