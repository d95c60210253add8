import {
  type Facets,
  type FlashSale,
  homeEndpoints,
  homeSections,
  type Meta,
  productEndpoints,
  promoEndpoints,
  questionEndpoints,
  rupiah,
  storeEndpoints,
  viewHistoryEndpoints,
} from '@pasar/contract';
import { sampleCard, sampleDetail } from './sample-products.ts';
import { sampleQuestion, sampleReply } from './sample-questions.ts';

export const sampleMeta = (over: Partial<Meta> = {}): Meta => ({
  current_page: 1,
  last_page: 1,
  per_page: 24,
  total: 2,
  from: 1,
  to: 2,
  next: null,
  prev: null,
  first: '?page=1',
  last: '?page=1',
  ...over,
});

export const sampleFacets: Facets = {
  categories: [{ id: 21 as Facets['categories'][number]['id'], name: 'Batik', slug: 'batik', total: 2 }], // a test's own number
  cities: [
    { id: '33.75' as Facets['cities'][number]['id'], name: 'Kota Pekalongan', total: 214 },
    { id: '32.73' as Facets['cities'][number]['id'], name: 'Kota Bandung', total: 189 },
  ], // official codes
  brands: [{ id: 5 as Facets['brands'][number]['id'], name: 'Buaran', total: 12 }], // a test's own number
  storetype: [{ id: 'official', name: 'Toko resmi', total: 402 }],
  rating: [
    { id: 4, name: '4 bintang ke atas', total: 311 },
    { id: 3, name: '3 bintang ke atas', total: 390 },
  ],
  condition: [
    { id: 'new', name: 'Baru', total: 398 },
    { id: 'used', name: 'Bekas', total: 4 },
  ],
  promotions: [
    { id: 'free_shipping', name: 'Gratis ongkir', total: 120 },
    { id: 'discount', name: 'Sedang diskon', total: 86 },
  ],
  price: { min: rupiah(49_900), max: rupiah(8_250_000) },
};

const flashSession = (id: number, over: Partial<FlashSale>): FlashSale => ({
  id,
  name: 'Flash sale',
  starts_at: '2026-11-20T05:00:00.000Z',
  ends_at: '2026-11-20T08:00:00.000Z',
  server_time: '2026-11-20T05:18:53.000Z',
  status: 'running',
  products: [
    sampleCard(id * 100, {
      name: `Minyak goreng sesi ${id}`,
      slug: `minyak-${id}`,
      price: rupiah(32_900),
      compare_at_price: rupiah(41_500),
      flash_sale: {
        id,
        flash_price: rupiah(32_900),
        flash_stock: 40,
        flash_sold: 31,
        ends_at: '2026-11-20T08:00:00.000Z',
      },
    }),
  ],
  ...over,
});

export const sampleSessions = [
  flashSession(1, {}),
  flashSession(2, {
    starts_at: '2026-11-20T08:00:00.000Z',
    ends_at: '2026-11-20T11:00:00.000Z',
    status: 'scheduled',
  }),
];

/** The response of each call, below the envelope: `{ data, meta?, facets?, … }`. */
export type Responses = Record<string, object | ((query: URLSearchParams) => object)>;

const pageOf = (query: URLSearchParams, perPage: number, last: number) => {
  const page = Number(query.get('page') ?? 1);
  const first = (page - 1) * perPage;
  const data = Array.from({ length: perPage }, (_, index) => sampleCard(first + index + 1));
  return {
    data,
    meta: sampleMeta({ current_page: page, last_page: last, per_page: perPage, total: last * perPage }),
  };
};

/** A sample API: every call of the slice's pages has its response. Keys are the paths of the endpoints. */
export const sampleResponses: Responses = {
  [homeEndpoints.layout.path]: { data: { sections: [...homeSections], banner: null, is_draft: false } },
  [homeEndpoints.promos.path]: {
    data: [
      {
        id: 1,
        slug: 'pekan-dapur',
        title: 'Isi dapur, langsung dari kiosnya',
        subtitle: 'Beras, minyak, dan bumbu.',
        image: '/media/promo-1-600.webp',
        target_url: '/c/sembako',
        period_end: '2026-11-30T16:59:00.000Z',
        tone: 'kunyit',
      },
      {
        id: 2,
        slug: 'batik',
        title: 'Batik pilihan',
        subtitle: 'Dari 86 perajin',
        image: '/media/promo-2-600.webp',
        target_url: '/c/batik',
        period_end: '2026-11-30T16:59:00.000Z',
        tone: 'nila',
      },
    ],
  },
  [homeEndpoints.trendingCategories.path]: {
    data: [{ id: 21, name: 'Batik', slug: 'batik', image: '/media/batik-300.webp', total: 86 }],
  },
  [homeEndpoints.flashSale.path]: { data: sampleSessions },
  [homeEndpoints.recommendations.path]: (query) => pageOf(query, Number(query.get('per_page')), 3),
  [promoEndpoints.list.path]: { data: [] },
  [viewHistoryEndpoints.recentlyViewed.path]: { data: [] },
  [storeEndpoints.list.path]: { data: [], meta: sampleMeta({ total: 0 }), initials: [], categories: [] },
  [productEndpoints.cities.path]: {
    data: [...sampleFacets.cities, { id: '34.71', name: 'Kota Yogyakarta', total: 132 }],
  },
  [productEndpoints.brands.path]: {
    data: [{ id: 9, name: 'Lurik Kita', slug: 'lurik-kita', logo: null, total: 3 }],
    meta: sampleMeta(),
  },
  [productEndpoints.categoryTree.path]: {
    data: [
      {
        id: 2,
        name: 'Fashion',
        slug: 'fashion',
        total: 400,
        children: [{ id: 21, name: 'Batik', slug: 'batik', total: 86, children: [] }],
      },
      { id: 3, name: 'Sembako', slug: 'sembako', total: 300, children: [] },
    ],
  },
  [productEndpoints.list.path]: {
    data: [sampleCard(1), sampleCard(2)],
    meta: sampleMeta({ total: 214, last_page: 9 }),
    facets: sampleFacets,
    suggestion: null,
  },
  [productEndpoints.detail.path]: { data: sampleDetail() },
  [questionEndpoints.list.path]: {
    data: [
      sampleQuestion(1, {
        answers: [sampleReply(1), sampleReply(2, { side: 'buyer', author: 'S***i', text: 'Adem, Kak.' })],
      }),
      sampleQuestion(2, { text: 'Ukuran M lebar dadanya berapa?' }),
    ],
    meta: sampleMeta({ per_page: 3 }),
    may_ask: true,
    may_answer: false,
  },
  [productEndpoints.reviews.path]: {
    data: [
      {
        id: 1,
        author: 'Bagus S.',
        rating: 5,
        text: 'Warnanya persis seperti di foto.',
        variant_label: 'Biru indigo, L',
        images: [],
        created_at: '2026-11-18T03:00:00.000Z',
        edited_at: null,
        reply: { text: 'Terima kasih.', created_at: '2026-11-19T03:00:00.000Z' },
      },
    ],
    meta: sampleMeta({ per_page: 5, total: 628, last_page: 126 }),
  },
  [productEndpoints.similar.path]: { data: [sampleCard(8), sampleCard(9)] },
};
