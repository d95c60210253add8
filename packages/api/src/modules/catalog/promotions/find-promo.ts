import type { PromoPage } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { imageUrls } from '../../media/index.ts';
import { findVisibleVoucher } from '../../promos/index.ts';
import { idsBelow, readCategories } from '../categories/read-categories.ts';
import type { ListingScope } from '../listing/listing-filter.ts';

export interface FoundPromo {
  promo: PromoPage;
  scope: ListingScope;
}

const voucher = async (ctx: Context, id: number): Promise<FoundPromo | undefined> => {
  const found = await findVisibleVoucher(ctx, id);
  if (!found) return undefined;
  const { offer, merchantId, scope, covered } = found;
  return {
    promo: {
      id: String(id),
      title: offer.name,
      subtitle: offer.description,
      image: null,
      tone: null,
      starts_at: offer.starts_at,
      period_end: offer.ends_at,
      voucher: offer,
      server_time: ctx.clock.now().toISOString(),
    },
    scope: {
      merchantId: merchantId ?? undefined,
      productIds: scope === 'products' ? [...covered] : undefined,
      categoryIds: scope === 'categories' ? [...covered] : undefined,
    },
  };
};

/** A campaign shows the products of the categories or the store that it leads to; otherwise all products. */
const scopeOf = async (ctx: Context, target: string): Promise<ListingScope> => {
  const { pathname, searchParams } = new URL(target, ctx.publicUrl);
  const [, area, slug = ''] = pathname.split('/');
  const categories = area === 'c' ? [slug] : searchParams.getAll('category');
  if (categories.length > 0) return { categoryIds: idsBelow(await readCategories(ctx), categories) };
  if (area !== 'store') return {};
  const store = await ctx.db
    .selectFrom('merchants')
    .select('id')
    .where('merchant_slug', '=', slug)
    .executeTakeFirst();
  return { merchantId: store?.id ?? 0 };
};

const campaign = async (ctx: Context, slug: string): Promise<FoundPromo | undefined> => {
  const now = ctx.clock.now();
  const [title, subtitle] =
    ctx.locale === 'en'
      ? (['title_en as title', 'subtitle_en as subtitle'] as const)
      : (['title_id as title', 'subtitle_id as subtitle'] as const);
  const row = await ctx.db
    .selectFrom('promos')
    .innerJoin('media', 'media.id', 'promos.image_media_id')
    .select(['slug', title, subtitle, 'target_url', 'tone', 'starts_at', 'ends_at', 'storage_key'])
    .where('slug', '=', slug)
    .where('starts_at', '<=', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    promo: {
      id: row.slug,
      title: row.title,
      subtitle: row.subtitle,
      image: imageUrls(row.storage_key).w600,
      tone: row.tone,
      starts_at: row.starts_at.toISOString(),
      period_end: row.ends_at.toISOString(),
      voucher: null,
      server_time: now.toISOString(),
    },
    scope: await scopeOf(ctx, row.target_url),
  };
};

/**
 * A promo's page and the filter of its products: a voucher by its number, a campaign of the home page by its slug. One
 * that is over is still found, so that its page can show that. Throws 404 for a campaign that has not begun, and for a
 * voucher that the current user may not know of.
 */
export const findPromo = async (ctx: Context, name: string): Promise<FoundPromo> => {
  const byNumber = /^\d{1,15}$/.test(name) ? await voucher(ctx, Number(name)) : undefined;
  const found = byNumber ?? (await campaign(ctx, name));
  if (!found) throw apiError.notFound('promo.not-found');
  return found;
};
