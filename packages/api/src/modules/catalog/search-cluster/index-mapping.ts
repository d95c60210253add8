import { createHash } from 'node:crypto';

const keyword = { type: 'keyword' } as const;
const long = { type: 'long' } as const;
/** Words are looked up, never counted. */
const words = { type: 'keyword', norms: false } as const;
/** Values that lists only compute with. */
const double = { type: 'double', index: false } as const;

/** Words of a product by what they are worth; `p`: two neighbors of its name as one word. */
export const wordLevels = [100, 60, 55, 45, 20, 10] as const;
export const pairLevels = [100, 60, 55] as const;

/** The documents of the search: the same words, points and figures that the embedded engine has as columns. */
export const mapping = {
  dynamic: 'strict' as const,
  _source: { enabled: false },
  properties: {
    id: long,
    merchant: long,
    category: long,
    brand: long,
    city: keyword,
    province: keyword,
    /** The same as numbers, for what is near. */
    near_city: long,
    near_province: long,
    store_type: keyword,
    colors: keyword,
    sizes: keyword,
    /** Everything that sellers tell, name and value. */
    facts: keyword,
    ...Object.fromEntries(wordLevels.map((level) => [`w${level}`, words])),
    ...Object.fromEntries(pairLevels.map((level) => [`p${level}`, words])),
    /** Of all levels, for neighbors; nobody counts them. */
    words: { type: 'keyword', doc_values: false, norms: false },
    brand_name: keyword,
    store_name: keyword,
    /** What holds at any time: `used`, `in_stock`, `verified`, `preorder`, `free_shipping`. */
    traits: keyword,
    free_provinces: keyword,
    /** Price and offers until `t1`, then until `t2`, when the document must have been written anew. */
    p0: long,
    p1: long,
    o0: keyword,
    o1: keyword,
    t1: long,
    t2: long,
    /** In which fifth of the prices of its category it is. */
    fifth: long,
    /** How much it is bought and liked, without its age; 20 when sold out. */
    base: double,
    stock: long,
    day: long,
    popularity: double,
    created_at: long,
    sold: long,
    rating: { type: 'double' },
    rating_count: long,
  },
} as const;

/** Goes up when the same products become other documents: by other words (`search/language`) or another weight. */
const contents = 6;

/** Another mapping needs another index. */
export const mappingHash = createHash('sha256')
  .update(JSON.stringify([contents, mapping]))
  .digest('hex')
  .slice(0, 16);

const productsPerShard = 2_500_000;

/** Three shards up to 3 million products, then one for each 2.5 million. */
export const shardsFor = (products: number): number =>
  products <= 3_000_000 ? 3 : Math.ceil(products / productsPerShard);
