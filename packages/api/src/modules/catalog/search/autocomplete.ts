import { type MerchantId, type ProductId, rupiah, type Suggestions } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { readCategories } from '../categories/read-categories.ts';
import { effectivePrice, runningFlashPrices } from '../listing/running-prices.ts';
import { beginningWith, containing } from './containing.ts';
import { correctSpelling } from './correct-spelling.ts';
import { parseSearchTerms } from './parse-search-terms.ts';
import { textQuery } from './text-query.ts';

/** At most ten rows in all on a desktop (quality A39). */
const shown = { keywords: 6, products: 4, categories: 3, merchants: 2 };

/** For a word in half of all products, any few hundred products are as good as all. */
const considered = 500;

/** First the continuations of names; then, for the first word, other words with the same beginning. */
const completions = (ctx: Context, typed: string) =>
  ctx.db
    .selectFrom('search_terms')
    .select('term')
    .where('term', 'like', beginningWith(typed))
    .groupBy('term')
    .orderBy((e) => e.fn.min('kind'))
    .orderBy((e) => e.fn.max('products'), 'desc')
    .orderBy('term')
    .limit(shown.keywords)
    .execute();

const completeKeywords = async (ctx: Context, words: string[]): Promise<Suggestions['keywords']> => {
  const typed = words.join(' ');
  const terms = await completions(ctx, typed);
  if (terms.length > 0) return terms.map(({ term }) => ({ text: term, highlight: typed }));
  const corrected = await correctSpelling(ctx, words);
  return corrected === null ? [] : [{ text: corrected, highlight: '' }];
};

interface ProductRow {
  id: number;
  name: string;
  slug: string;
  cover_key: string | null;
  price: number;
}

const findProducts = async (ctx: Context, words: string[]): Promise<Suggestions['products']> => {
  const now = ctx.clock.now();
  const { rows } = await sql<ProductRow>`
    select p.id, p.name, p.slug, l.cover_key, ${effectivePrice(now)} as price
    from (
      select * from product_listings
      where product_id = any(array(
        select product_id from product_search_documents where document @@ ${textQuery(words, 'names')} limit ${considered}))
      order by popularity desc, product_id desc limit ${shown.products}
    ) l
    join products p on p.id = l.product_id
    left join ${runningFlashPrices(now)} f on f.product_id = l.product_id
    order by l.popularity desc, l.product_id desc`.execute(ctx.db);
  return rows.map(({ id, cover_key, price, ...product }) => ({
    ...product,
    id: id as ProductId,
    image: cover_key ? imageUrls(cover_key).w150 : '',
    price: rupiah(price),
  }));
};

const findCategories = async (ctx: Context, typed: string): Promise<Suggestions['categories']> => {
  const { all } = await readCategories(ctx);
  const begins = (name: string) => ` ${name.toLowerCase()}`.includes(` ${typed}`);
  return all
    .filter(({ name }) => begins(name))
    .slice(0, shown.categories)
    .map(({ id, name, slug }) => ({ id, name, slug }));
};

const findMerchants = async (ctx: Context, typed: string): Promise<Suggestions['merchants']> => {
  const merchants = await ctx.db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .select(['merchants.id', 'merchant_name', 'merchant_slug', 'storage_key'])
    .where((e) => e(e.fn<string>('lower', ['merchant_name']), 'like', containing(typed)))
    .where('verification_status', '=', 'approved')
    .where('suspended_at', 'is', null)
    .where('products_count', '>', 0)
    .orderBy('products_count', 'desc')
    .orderBy('merchants.id')
    .limit(shown.merchants)
    .execute();
  return merchants.map(({ id, storage_key, ...merchant }) => ({
    ...merchant,
    id: id as MerchantId,
    merchant_photos: storage_key && imageUrls(storage_key).w150,
  }));
};

/**
 * Suggestions while a user types: continuations of names (or the corrected spelling), products, categories and stores.
 * A single letter completes to words and categories only, because it would match half of all products.
 */
export const autocomplete = async ({
  ctx,
  input: { search },
}: HandlerArgs<{ search: string }>): Promise<Suggestions> => {
  const words = parseSearchTerms(search);
  const typed = words.join(' ');
  if (typed === '') return { keywords: [], products: [], categories: [], merchants: [] };
  const isLong = typed.length > 1;
  const [keywords, products, categories, merchants] = await Promise.all([
    completeKeywords(ctx, words),
    isLong ? findProducts(ctx, words) : [],
    findCategories(ctx, typed),
    isLong ? findMerchants(ctx, typed) : [],
  ]);
  return { keywords, products, categories, merchants };
};
