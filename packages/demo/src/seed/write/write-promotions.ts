import { type Context, day, earlier, later, sessionAt } from '@pasar/api/plugin';
import { homeSections } from '@pasar/contract';
import { promos } from '../data/promos.ts';
import type { SeedData } from '../plan/seed-data.ts';
import type { SeedImages } from './build-seed-images.ts';
import { at, insertRows } from './insert-rows.ts';
import type { WrittenProducts } from './write-products.ts';

const MINUTES_A_DAY = 1_440;

/** Flash-sale sessions that come back every day at their hour. */
export async function writeFlashSales(
  ctx: Context,
  { flashSales }: SeedData,
  products: WrittenProducts,
): Promise<void> {
  const ids = await insertRows(
    ctx.db,
    'flash_sales',
    flashSales.map(({ name, startsAt, endsAt }) => ({
      name_id: name.id,
      name_en: name.en,
      starts_at: startsAt,
      ends_at: endsAt,
      repeat_minutes: MINUTES_A_DAY,
    })),
  );
  const itemIds = await insertRows(
    ctx.db,
    'flash_sale_items',
    flashSales.flatMap(({ items }, sale) =>
      items.map((item, position) => ({
        flash_sale_id: at(ids, sale),
        product_id: at(products.ids, item.product),
        variant_id: at(at(products.variants, item.product), item.variant),
        flash_price: item.price,
        flash_stock: item.stock,
        flash_sold: item.sold,
        per_user_limit: item.perUserLimit,
        position,
        status: 'approved' as const,
      })),
    ),
  );
  // Their pieces lie aside since `writeProducts`; here it is said for which window.
  const windows = flashSales.flatMap(({ items, startsAt, endsAt }) => {
    const sale = { starts_at: startsAt, ends_at: endsAt, repeat_minutes: MINUTES_A_DAY };
    const { starts_at, ends_at } = sessionAt(sale, ctx.clock.now());
    return items.map(({ stock }) => ({ starts_at, ends_at, wanted: stock }));
  });
  await insertRows(
    ctx.db,
    'flash_allocations',
    windows.map((window, place) => ({ ...window, flash_sale_item_id: at(itemIds, place) })),
  );
}

/** The campaigns of the home page. */
export async function writePromos(
  ctx: Context,
  pictures: SeedImages,
  mediaOf: (key: string) => number,
): Promise<void> {
  await insertRows(
    ctx.db,
    'promos',
    promos.map(({ slug, title, subtitle, target, tone, lasts }, position) => ({
      slug,
      title_id: title.id,
      title_en: title.en,
      subtitle_id: subtitle.id,
      subtitle_en: subtitle.en,
      image_media_id: mediaOf(pictures.keyOfPromo(slug)),
      target_url: target,
      tone,
      starts_at: earlier(ctx.clock, 3 * day),
      ends_at: later(ctx.clock, lasts * day),
      position,
    })),
  );
}

/** The home page as a market begins with it, so that staff can take their own order back to it. */
export async function writeHomeSections(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await insertRows(ctx.db, 'home_sections', [
    {
      sections: [...homeSections],
      draft: null,
      previous_id: null,
      published_at: now,
      staff_id: null,
      at: now,
    },
  ]);
}
