import { adminProductEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readProductsQuery } from '../features/browse-products/products-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const productsLoader = staffLoader(adminProductEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readProductsQuery(url.searchParams);
  const { open: _, store, category, ...asked } = query;
  const list = await toSectionResult(
    api.call(
      adminProductEndpoints.list,
      {
        query: {
          ...{ ...asked, per_page: 50 },
          ...(store && { merchant_id: store }),
          ...(category && { category_id: category }),
        },
      },
      { signal },
    ),
  );
  return { query, list };
});
