import {
  type CategoryId,
  type ImportError,
  type ListedSellerProduct,
  type MediaId,
  type ProductId,
  type ProductImport,
  rupiah,
  type SellerProduct,
  type VariantId,
} from '@pasar/contract';

const id = <Brand>(number: number) => number as Brand; // ids are branded where the market hands them out

export const listedSellerProduct = (
  number: number,
  changed: Partial<ListedSellerProduct> = {},
): ListedSellerProduct => ({
  id: id<ProductId>(number),
  name: `Kemeja ${number}`,
  slug: `kemeja-${number}`,
  image: `/media/${number}-150.webp`,
  sku: `KMJ-${number}`,
  category: { id: id<CategoryId>(9), name: 'Kemeja Batik' },
  price_range: { min: rupiah(75_000), max: rupiah(75_000) },
  stock: 10,
  stock_reserved: 0,
  sold: 3,
  viewed: 20,
  rating: 4.5,
  total_review: 2,
  status: 'PUBLISH',
  moderation: 'ok',
  variants_count: 1,
  variant_id: id<VariantId>(9000 + number),
  stock_on_hand: 10,
  discount: null,
  version: 1,
  updated_at: '2026-11-21T02:00:00Z',
  flags: [],
  ...changed,
});

const meta = (path: string, total: number, page: number, perPage: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
  from: total > 0 ? 1 : null,
  to: total > 0 ? total : null,
  next: null,
  prev: null,
  first: `${path}?page=1`,
  last: `${path}?page=1`,
});

/** The envelope of a page of products; `total` of all that match. */
export const sellerProductList = (products: ListedSellerProduct[], total = products.length, page = 1) => ({
  code: 200,
  data: products,
  meta: meta('/api/merchant/dashboard/products/list', total, page, 25),
  counts: { all: total, publish: total, hidden: 0, empty: 0, blocked: 0 },
});

const imageUrls = (name: string) => ({
  w150: `/media/${name}-150.webp`,
  w300: `/media/${name}-300.webp`,
  w600: `/media/${name}-600.webp`,
});

const variant = (number: number, value: string): SellerProduct['variants'][number] => ({
  id: id<VariantId>(number),
  option_values: [value],
  sku: null,
  price: rupiah(75_000),
  compare_at_price: null,
  stock: 10,
  stock_reserved: 0,
  stock_flash: 0,
  weight_gram: null,
  is_active: true,
});

/** A shirt in two colors with two images. */
export const sellerProduct = (changed: Partial<SellerProduct> = {}): SellerProduct => ({
  product_id: id<ProductId>(7),
  slug: 'kemeja-7',
  name: 'Kemeja kawung',
  category_id: id<CategoryId>(9),
  category_path: [{ id: id<CategoryId>(9), name: 'Kemeja Batik' }],
  brand_id: null,
  brand_name: null,
  description: 'Katun primisima.',
  attributes: [],
  condition: 'new',
  images: [1, 2].map((position) => ({
    media_id: id<MediaId>(100 + position),
    alt: '',
    position,
    image_urls: imageUrls(`foto-${position}`),
  })),
  video_url: null,
  price: rupiah(75_000),
  compare_at_price: null,
  stock: 20,
  stock_reserved: 0,
  sku: null,
  weight_gram: 250,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  min_order: 1,
  max_order: null,
  is_preorder: false,
  preorder_days: 0,
  must_insurance: false,
  free_shipping: false,
  status: 'PUBLISH',
  moderation: 'ok',
  options: [
    {
      id: 1,
      name: 'Warna',
      values: [
        { id: 11, value: 'Hitam', media_id: null, image: null },
        { id: 12, value: 'Putih', media_id: null, image: null },
      ],
    },
  ],
  variants: [variant(21, 'Hitam'), variant(22, 'Putih')],
  seo_title: null,
  seo_description: null,
  discount: null,
  sold: 0,
  viewed: 0,
  rating: 0,
  total_review: 0,
  version: 4,
  created_at: '2026-11-01T02:00:00Z',
  updated_at: '2026-11-21T02:00:00Z',
  ...changed,
});

export const productImport = (changed: Partial<ProductImport> = {}): ProductImport => ({
  import_id: 5,
  file_id: id<MediaId>(77),
  status: 'validated',
  mode: 'create',
  dry_run: '1',
  on_error: 'skip',
  total: 3,
  processed: 3,
  ok: 2,
  failed: 1,
  skipped: 0,
  created: 2,
  updated: 0,
  ignored_columns: [],
  message: null,
  created_at: '2026-11-21T02:00:00Z',
  finished_at: '2026-11-21T02:00:05Z',
  ...changed,
});

/** The envelope of one import with what is wrong in its sheet. */
export const importResponse = (one: ProductImport, errors: ImportError[]) => ({
  code: 200,
  data: { ...one, errors },
  meta: meta('/api/merchant/dashboard/products/import/5', errors.length, 1, 25),
});
