import type { MerchantId, Suggestions } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { completeBrands, correctQuery } from '../../search/index.ts';
import { readCategories } from '../categories/read-categories.ts';
import type { CompletedListings } from '../listing/listing-engine.ts';
import type { ListingSource } from '../listing/listing-source.ts';
import { productCards } from '../listing/product-cards.ts';
import { readBrands } from '../listing/read-brands.ts';
import { beginningWith, containing } from './containing.ts';
import { parseSearchTerms } from './parse-search-terms.ts';

/** At most ten rows in all on a desktop (quality A39). */
const shown = { keywords: 6, products: 4, categories: 3, brands: 2, merchants: 2 };

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

const completeKeywords = async (
  ctx: Context,
  words: string[],
  correct: () => string | null,
): Promise<Suggestions['keywords']> => {
  const typed = words.join(' ');
  const terms = await completions(ctx, typed);
  if (terms.length > 0) return terms.map(({ term }) => ({ text: term, highlight: typed }));
  const corrected = correct();
  return corrected === null ? [] : [{ text: corrected, highlight: '' }];
};

/** The products that a list would begin with; the word that is being typed is completed. */
const showProducts = async (
  ctx: Context,
  { ids, flash }: CompletedListings,
): Promise<Suggestions['products']> =>
  (await productCards(ctx, ids, flash)).map(({ id, name, slug, image_urls, price }) => ({
    id,
    name,
    slug,
    image: image_urls?.w150 ?? '',
    price,
  }));

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
 * Suggestions while a user types: continuations of names (or the corrected spelling), products, categories, brands and
 * stores. A single letter completes to words and categories only, because it would match half of all products.
 */
export const autocomplete = async ({
  ctx,
  input: { search },
  source,
}: HandlerArgs<{ search: string }> & { source: ListingSource }): Promise<Suggestions> => {
  const words = parseSearchTerms(search);
  const typed = words.join(' ');
  if (typed === '') return { keywords: [], products: [], categories: [], brands: [], merchants: [] };
  const isLong = typed.length > 1;
  const rulebook = await source.rules(ctx);
  const completed = await source.engine.complete(ctx, {
    typed,
    limit: isLong ? shown.products : 0,
    scope: {},
    rulebook,
  });
  const { lexicon } = completed;
  const [keywords, products, categories, brands, merchants] = await Promise.all([
    completeKeywords(ctx, words, () => correctQuery(lexicon, rulebook, typed)),
    showProducts(ctx, completed),
    findCategories(ctx, typed),
    isLong ? readBrands(ctx, completeBrands(typed, lexicon).slice(0, shown.brands)) : [],
    isLong ? findMerchants(ctx, typed) : [],
  ]);
  return { keywords, products, categories, brands, merchants };
};
