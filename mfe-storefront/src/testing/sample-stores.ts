import {
  type ListedPromo,
  type ListedStore,
  productEndpoints,
  rupiah,
  type StorePage,
  storeEndpoints,
} from '@pasar/contract';
import { sampleCard } from './sample-products.ts';
import { type Responses, sampleFacets, sampleMeta, sampleResponses } from './sample-responses.ts';

const cover = (id: number) => sampleCard(id).image_urls;

/** A store as lists show it; `over` replaces single fields. */
export const sampleStore = (id: number, over: Partial<ListedStore> = {}): ListedStore => ({
  id: id as ListedStore['id'], // a test's own number
  merchant_name: `Sawah Raya ${id}`,
  merchant_slug: `sawah-raya-${id}`,
  merchant_photos: null,
  merchant_photo: null,
  store_type: 'official',
  is_verified: true,
  city: 'Kab. Cianjur',
  rating: 4.86,
  total_review: 131,
  total_product: 16,
  is_follow: false,
  covers: [cover(1), cover(2)],
  ...over,
});

/** The page of Rumah Kawung; `over` replaces single fields. */
export const samplePage = (over: Partial<StorePage> = {}): StorePage => {
  const { covers: _, ...card } = sampleStore(7, {
    merchant_name: 'Rumah Kawung',
    merchant_slug: 'rumah-kawung',
    city: 'Kota Pekalongan',
  });
  const category = (id: number, name: string, slug: string) => ({
    id: id as StorePage['categories'][number]['id'], // a test's own number
    name,
    slug,
    total: 8,
  });
  return {
    ...card,
    description: 'Batik cap dari kampung perajin.',
    total_sold: 7052,
    followers: 1310,
    response_minutes: 22,
    joined_year: 2020,
    on_holiday: false,
    holiday: null,
    main_banner: null,
    target_url: '',
    slider_banner: [],
    secondary_long_banner: null,
    secondary_target_url: '',
    vouchers: [],
    categories: [
      category(2, 'Fashion', 'fashion'),
      category(21, 'Batik', 'batik'),
      category(22, 'Kain', 'kain'),
    ],
    server_time: '2026-11-20T05:18:53.000Z',
    ...over,
  };
};

/** A voucher of that store; `over` replaces single fields. */
export const sampleVoucher = (over: Partial<ListedPromo> = {}): ListedPromo => ({
  promo_id: 10,
  promo_code: 'KAWUNG10',
  owner: 'merchant',
  merchant_id: 7 as ListedPromo['merchant_id'], // a test's own number
  merchant_name: 'Rumah Kawung',
  name: 'Diskon Rumah Kawung 10%',
  description: 'Batik cap dan kain.',
  kind: 'discount',
  discount_type: 'percent',
  discount_value: 10,
  max_discount: rupiah(50_000),
  min_spend: rupiah(200_000),
  starts_at: '2026-11-18T00:00:00.000Z',
  ends_at: '2026-12-19T00:00:00.000Z',
  target: 'public',
  is_claimed: false,
  left: 1,
  state: 'running',
  ...over,
});

/** The responses for store pages and the list of stores. */
export const sampleStoreResponses: Responses = {
  [storeEndpoints.list.path]: {
    data: [sampleStore(1), sampleStore(2)],
    meta: sampleMeta({ total: 26, last_page: 3 }),
    initials: [
      { initial: 'S', total: 2 },
      { initial: '#', total: 1 },
    ],
    categories: [
      { id: 2, name: 'Fashion', slug: 'fashion', total: 1 },
      { id: 3, name: 'Sembako', slug: 'sembako', total: 2 },
    ],
  },
  [storeEndpoints.detail.path]: { data: samplePage() },
  [storeEndpoints.reviews.path]: {
    data: [
      {
        id: 41,
        author: 'Ratna W.',
        rating: 5,
        text: 'Kainnya adem.',
        variant_label: null,
        images: [cover(3)].map((picture) => ({ ...picture, w1200: picture.w600 })),
        created_at: '2026-11-18T03:00:00.000Z',
        edited_at: null,
        reply: null,
        product: { name: 'Batik cap kawung', slug: 'batik-cap-kawung', image: '/media/kawung-150.webp' },
      },
      {
        id: 42,
        author: 'B***o',
        rating: 4,
        text: 'Cukup.',
        variant_label: null,
        images: [],
        created_at: '2026-11-17T03:00:00.000Z',
        edited_at: null,
        reply: null,
        product: { name: 'Sarung lama', slug: null, image: null },
      },
    ],
    meta: sampleMeta({ per_page: 5, total: 131, last_page: 27 }),
    summary: {
      average: 4.9,
      total: 131,
      with_images: 20,
      distribution: { '1': 0, '2': 0, '3': 1, '4': 10, '5': 120 },
    },
  },
  [storeEndpoints.products.path]: {
    data: [sampleCard(1), sampleCard(2), sampleCard(3)],
    meta: sampleMeta({ total: 40, last_page: 2 }),
    facets: sampleFacets,
    suggestion: null,
  },
  [productEndpoints.categoryTree.path]: {
    data: [
      {
        id: 2,
        name: 'Fashion',
        slug: 'fashion',
        total: 400,
        children: [
          { id: 21, name: 'Batik', slug: 'batik', total: 86, children: [] },
          { id: 22, name: 'Kain', slug: 'kain', total: 9, children: [] },
          { id: 23, name: 'Sepatu', slug: 'sepatu', total: 5, children: [] },
        ],
      },
      { id: 3, name: 'Sembako', slug: 'sembako', total: 300, children: [] },
    ],
  },
  [productEndpoints.list.path]: sampleResponses[productEndpoints.list.path] ?? {},
};
