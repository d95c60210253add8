import { homeEndpoints, type PromoHighlight } from '@pasar/contract';
import { type Loader, removed, type SectionResult, toResult } from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import { loadPromo, type PromoWithProducts } from '../features/promo-products/load-promo.ts';
import { readPromoProductsQuery } from '../features/promo-products/promo-products-query.ts';

export interface PromoData {
  goods: PromoWithProducts;
  /** It is over; what runs instead. */
  over: boolean;
  others: SectionResult<readonly PromoHighlight[]>;
  heardAt: number | null;
}

/** A campaign or a voucher with its products. An ended one still has a page, with status 410. */
export const promoLoader = (async ({ api, params, url, signal }) => {
  const goods = await loadPromo(api, params.id ?? '', readPromoProductsQuery(url.searchParams), signal);
  const { promo } = goods;
  const at = getReceivedAt();
  if (Date.parse(promo.period_end) > Date.parse(promo.server_time))
    return { goods, over: false, others: { ok: true, value: [] }, heardAt: at };
  const others = await toResult(api.call(homeEndpoints.promos, {}, { signal }).then(({ data }) => data));
  return removed({
    goods: { ...goods, items: [] },
    over: true,
    others,
    heardAt: at,
  });
}) satisfies Loader<PromoData>;
