import {
  homeEndpoints,
  type ListedPromo,
  type PromoHighlight,
  type PromoPage,
  promoEndpoints,
  rupiah,
} from '@pasar/contract';
import { sampleCard } from './sample-products.ts';
import { type Responses, sampleMeta } from './sample-responses.ts';

/** A marketplace's voucher of ten percent; `over` replaces single fields. */
export const samplePromoVoucher = (id: number, over: Partial<ListedPromo> = {}): ListedPromo => ({
  promo_id: id,
  promo_code: `HEMAT${id}`,
  owner: 'platform',
  merchant_id: null,
  merchant_name: null,
  name: `Diskon sembako ${id}`,
  description: 'Beras, minyak, bumbu.',
  kind: 'discount',
  discount_type: 'percent',
  discount_value: 10,
  max_discount: rupiah(40_000),
  min_spend: rupiah(150_000),
  starts_at: '2026-11-18T05:00:00.000Z',
  ends_at: '2026-12-05T05:00:00.000Z',
  target: 'public',
  is_claimed: false,
  left: 0.4,
  state: 'running',
  ...over,
});

export const sampleCampaign: PromoHighlight = {
  id: 1,
  slug: 'pekan-dapur',
  title: 'Isi dapur, langsung dari kiosnya',
  subtitle: 'Beras, minyak, dan bumbu.',
  image: '/media/promo-1-600.webp',
  target_url: '/c/sembako',
  period_end: '2026-11-30T16:59:00.000Z',
  tone: 'kunyit',
};

/** A campaign's page; `over` replaces single fields. */
export const samplePromoPage = (over: Partial<PromoPage> = {}): PromoPage => ({
  id: 'pekan-dapur',
  title: 'Isi dapur, langsung dari kiosnya',
  subtitle: 'Beras, minyak, dan bumbu.',
  image: '/media/promo-1-600.webp',
  tone: 'kunyit',
  starts_at: '2026-11-18T05:00:00.000Z',
  period_end: '2026-11-30T16:59:00.000Z',
  voucher: null,
  server_time: '2026-11-20T05:18:53.000Z',
  ...over,
});

const slot = (id: number, from: number, status: 'running' | 'scheduled') => ({
  id,
  name: `Kilat ${id}`,
  starts_at: `2026-11-20T${String(from).padStart(2, '0')}:00:00.000Z`,
  ends_at: `2026-11-20T${String(from + 3).padStart(2, '0')}:00:00.000Z`,
  status,
  total: 2,
});

const flashItem = (id: number, sold: number) => ({
  ...sampleCard(id, { price: rupiah(32_900), compare_at_price: rupiah(41_500) }),
  flash_sale: {
    id,
    flash_price: rupiah(32_900),
    flash_stock: 40,
    flash_sold: sold,
    ends_at: '2026-11-20T08:00:00.000Z',
  },
  per_user_limit: 2,
});

/** Three slots of a day, of which the first runs; of its two products, one is sold out. */
export const sampleFlashPage = (query: URLSearchParams) => {
  const selected = Number(query.get('selected')) || 1;
  return {
    data: {
      server_time: '2026-11-20T05:18:53.000Z',
      selected,
      slots: [slot(1, 5, 'running'), slot(2, 8, 'scheduled'), slot(3, 11, 'scheduled')],
      products: [flashItem(selected * 10, 31), flashItem(selected * 10 + 1, 40)],
    },
    meta: sampleMeta(),
  };
};

/** The calls of the promo pages, besides the sample API's own responses. */
export const promoResponses: Responses = {
  [homeEndpoints.promos.path]: { data: [sampleCampaign] },
  [promoEndpoints.flashSale.path]: sampleFlashPage,
  [promoEndpoints.list.path]: {
    data: [
      samplePromoVoucher(1, { state: 'exhausted', left: 0 }),
      samplePromoVoucher(2),
      samplePromoVoucher(3, { kind: 'shipping', name: 'Ongkir se-Jawa', is_claimed: true }),
      samplePromoVoucher(4, { state: 'upcoming', starts_at: '2026-11-24T05:00:00.000Z' }),
      samplePromoVoucher(5, {
        owner: 'merchant',
        merchant_name: 'Rumah Kawung',
        name: 'Diskon Rumah Kawung',
      }),
    ],
  },
  [promoEndpoints.products.path]: {
    data: [sampleCard(1), sampleCard(2)],
    meta: sampleMeta({ total: 51, last_page: 3 }),
    promo: samplePromoPage(),
    facets: {},
    suggestion: null,
  },
};
