import { homeEndpoints, type PromoHighlight } from '@pasar/contract';
import { gone, type Loader, type Settled, settle } from '@pasar/slice-kit';
import { readGoodsQuery } from '../features/promo-products/goods-query.ts';
import { loadPromo, type PromoGoods } from '../features/promo-products/load-promo.ts';
import { heardAt } from '../shared/time-left/heard-at.ts';

export interface PromoData {
  goods: PromoGoods;
  /** It is over; what runs instead. */
  over: boolean;
  others: Settled<readonly PromoHighlight[]>;
  heardAt: number | null;
}

/** A campaign or a voucher with its goods. What is over still says so, with status 410. */
export const promoLoader = (async ({ api, params, url, signal }) => {
  const goods = await loadPromo(api, params.id ?? '', readGoodsQuery(url.searchParams), signal);
  const { promo } = goods;
  const at = heardAt();
  if (Date.parse(promo.period_end) > Date.parse(promo.server_time))
    return { goods, over: false, others: { ok: true, value: [] }, heardAt: at };
  const others = await settle(api.call(homeEndpoints.promos, {}, { signal }).then(({ data }) => data));
  return gone({
    goods: { ...goods, items: [] },
    over: true,
    others,
    heardAt: at,
  });
}) satisfies Loader<PromoData>;
