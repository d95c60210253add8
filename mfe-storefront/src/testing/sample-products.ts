import { type ProductCard, type ProductDetail, rupiah } from '@pasar/contract';

const imageUrls = (name: string) => ({
  w150: `/media/${name}-150.webp`,
  w300: `/media/${name}-300.webp`,
  w600: `/media/${name}-600.webp`,
});

/** A product card as the API returns it; `over` replaces single fields. */
export const sampleCard = (id: number, over: Partial<ProductCard> = {}): ProductCard => ({
  id: id as ProductCard['id'], // a test's own number
  name: `Beras Pandan Wangi ${id}`,
  slug: `beras-pandan-wangi-${id}`,
  image: imageUrls(`p${id}`).w300,
  image_urls: imageUrls(`p${id}`),
  price: rupiah(74_500),
  compare_at_price: null,
  discount_percent: 0,
  price_range: { min: rupiah(74_500), max: rupiah(74_500) },
  rating: 4.85,
  total_review: 120,
  sold: 3200,
  stock: 40,
  is_wishlist: false,
  condition: 'new',
  is_preorder: false,
  free_shipping: false,
  merchant: {
    id: 7 as ProductCard['merchant']['id'], // a test's own number
    merchant_name: 'Sawah Raya',
    merchant_slug: 'sawah-raya',
    store_type: 'official',
    is_verified: true,
    city: 'Kab. Cianjur',
  },
  flash_sale: null,
  ...over,
});

/** Images that can be zoomed. */
export const zoomable = (name: string) => ({ ...imageUrls(name), w1200: `/media/${name}-1200.webp` });

/** A shirt in two colors and two sizes; `over` replaces single fields. */
export const sampleDetail = (over: Partial<ProductDetail> = {}): ProductDetail => {
  const card = sampleCard(1, {
    name: 'Batik kawung biru indigo',
    slug: 'batik-kawung',
    price: rupiah(215_000),
  });
  const variant = (id: number, values: number[], stock: number) => ({
    id: id as ProductDetail['variants'][number]['id'], // a test's own number
    option_value_ids: values,
    sku: null,
    price: rupiah(215_000),
    compare_at_price: rupiah(289_000),
    stock,
    is_active: true,
  });
  return {
    ...card,
    compare_at_price: rupiah(289_000),
    discount_percent: 25,
    description: 'Dicap tangan oleh perajin Buaran.\nAdem dipakai seharian.',
    status: 'PUBLISH',
    min_order: 1,
    max_order: null,
    weight_gram: 280,
    dimension: null,
    viewed: 900,
    preorder_days: 0,
    flash_limit: null,
    category_path: [
      { id: 2 as ProductDetail['category_path'][number]['id'], name: 'Fashion', slug: 'fashion' },
      { id: 21 as ProductDetail['category_path'][number]['id'], name: 'Batik', slug: 'batik' },
    ], // tests' own numbers
    brand: null,
    attributes: [{ name: 'Bahan', value: 'Katun primisima' }],
    video_url: null,
    seo: { title: 'Kemeja batik', description: '', canonical: '/p/kemeja-batik' },
    images: [
      { id: 1, image_urls: zoomable('front'), alt: 'Tampak depan', position: 1 },
      { id: 2, image_urls: zoomable('back'), alt: 'Tampak belakang', position: 2 },
    ],
    options: [
      {
        id: 1,
        name: 'Warna',
        values: [
          { id: 11, value: 'Biru indigo', image: '/media/front-150.webp', image_urls: zoomable('front') },
          { id: 12, value: 'Sogan', image: '/media/back-150.webp', image_urls: zoomable('back') },
        ],
      },
      {
        id: 2,
        name: 'Ukuran',
        values: [
          { id: 21, value: 'M', image: null, image_urls: null },
          { id: 22, value: 'L', image: null, image_urls: null },
        ],
      },
    ],
    variants: [variant(101, [11, 21], 32), variant(102, [11, 22], 0), variant(103, [12, 21], 4)],
    seller: {
      ...card.merchant,
      merchant_name: 'Rumah Kawung',
      merchant_photo: null,
      rating: 4.9,
      total_product: 1340,
      response_minutes: 8,
      joined_year: 2019,
      is_follow: false,
      on_holiday: false,
      holiday_until: null,
    },
    vouchers: [],
    review_summary: {
      average: 4.9,
      total: 628,
      with_images: 214,
      distribution: { '1': 1, '2': 2, '3': 9, '4': 44, '5': 572 },
    },
    server_time: '2026-11-20T05:18:53.000Z',
    ...over,
  };
};
