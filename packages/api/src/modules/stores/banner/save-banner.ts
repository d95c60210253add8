import type { endpoints, HandlerInput, StoreBanner } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { attachPublicly } from '../../media/index.ts';
import { lockStore } from '../lock-store.ts';
import { ownStoreId } from '../read-store.ts';
import { readBanner } from './read-banner.ts';
import { toOwnPath } from './to-own-path.ts';

type SaveBanner = HandlerInput<typeof endpoints.merchant.saveBanner>['body'];

/** By their positions; those without one come last, in the order in which they were sent. */
const inOrder = (slides: SaveBanner['slider_banner']) =>
  slides
    .map((slide, sent) => ({ slide, place: slide.position ?? Number.MAX_SAFE_INTEGER, sent }))
    .toSorted((a, b) => a.place - b.place || a.sent - b.sent);

/** The form with every target as a path of this marketplace. Throws 422 at each that leads elsewhere. */
const withOwnTargets = (input: SaveBanner, publicUrl: string) => {
  const wrong: FieldErrors = {};
  const own = (field: string, target: string) => {
    const path = toOwnPath(target, publicUrl);
    if (path === null) wrong[field] = ['banner.target'];
    return path ?? '';
  };
  const banner = {
    main_media_id: input.main_banner,
    target_url: own('target_url', input.target_url),
    secondary_media_id: input.secondary_long_banner,
    secondary_target_url: own('secondary_target_url', input.secondary_target_url),
  };
  const slides = inOrder(input.slider_banner).map(({ slide, sent }, place) => ({
    position: place + 1,
    media_id: slide.media_id,
    target_url: own(`slider_banner.${sent}.target_url`, slide.target_url),
  }));
  if (Object.keys(wrong).length > 0) throw apiError.invalid(wrong);
  return { banner, slides };
};

const attachAll = (ctx: Context, { main_banner, secondary_long_banner, slider_banner }: SaveBanner) =>
  attachPublicly(ctx, {
    ...(main_banner ? { main_banner } : {}),
    ...(secondary_long_banner ? { secondary_long_banner } : {}),
    ...Object.fromEntries(
      slider_banner.map(({ media_id }, sent) => [`slider_banner.${sent}.media_id`, media_id]),
    ),
  });

/**
 * Replaces the banners of the signed-in seller's store and returns them. Throws 401, 403, and 422 for images that
 * are not the seller's and for targets outside this marketplace.
 */
export const saveBanner = async ({ ctx, input }: HandlerArgs<SaveBanner>): Promise<StoreBanner> => {
  const merchant_id = ownStoreId(ctx);
  const { banner, slides } = withOwnTargets(input, ctx.publicUrl);
  return inTransaction(ctx, async (ctxInTx) => {
    await lockStore(ctxInTx, merchant_id);
    await attachAll(ctxInTx, input);
    await ctxInTx.db
      .insertInto('merchant_banners')
      .values({ merchant_id, ...banner })
      .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(banner))
      .execute();
    await ctxInTx.db.deleteFrom('merchant_banner_slides').where('merchant_id', '=', merchant_id).execute();
    if (slides.length > 0) {
      await ctxInTx.db
        .insertInto('merchant_banner_slides')
        .values(slides.map((slide) => ({ merchant_id, ...slide })))
        .execute();
    }
    return readBanner(ctxInTx, merchant_id);
  });
};
