import type { AdminBanner, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { attachPublicly } from '../../media/index.ts';
import { assertMainCategory, assertPlaceFree } from './assert-place.ts';
import { lockBanner, readBanner } from './find-banners.ts';

type Calls = typeof endpoints.adminBanners;

const target = (id: number) => ({ type: 'banner', id });

/** Adds a banner as a draft. Throws 422 for an image that is not the current user's. */
export const createBanner = ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<Calls['create']>['body']>): Promise<AdminBanner> =>
  inTransaction(ctx, async (ctxInTx) => {
    await assertMainCategory(ctxInTx, input);
    await attachPublicly(ctxInTx, { image_media_id: input.image_media_id });
    const { id } = await ctxInTx.db
      .insertInto('banners')
      .values(input)
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await readBanner(ctxInTx, id);
    await recordAudit(ctxInTx, { action: 'banner.create', target: target(id), after });
    return after;
  });

/** Changes a banner. Throws 404, 409 with the current one when `version` is old, and 422. */
export const editBanner = ({
  ctx,
  input: { banner_id, version, ...entries },
}: HandlerArgs<HandlerInput<Calls['edit']>['body']>): Promise<AdminBanner> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockBanner(ctxInTx, banner_id);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    await assertMainCategory(ctxInTx, entries);
    if (before.state !== 'draft') await assertPlaceFree(ctxInTx, entries, banner_id);
    if (entries.image_media_id !== before.image.media_id) {
      await attachPublicly(ctxInTx, { image_media_id: entries.image_media_id });
    }
    await write(ctxInTx, before, entries);
    const after = await readBanner(ctxInTx, banner_id);
    await recordAudit(ctxInTx, { action: 'banner.edit', target: target(banner_id), before, after });
    return after;
  });

/** Publishes a draft. Throws 404, 409 with the current one, and 422 when its place is taken. */
export const publishBanner = ({
  ctx,
  input: { banner_id, version },
}: HandlerArgs<HandlerInput<Calls['publish']>['body']>): Promise<AdminBanner> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockBanner(ctxInTx, banner_id);
    if (before.version !== version || before.state !== 'draft')
      throw apiError.conflict('request.conflict', before);
    const { place, category, starts_at, ends_at } = before;
    const own = { place, category_id: category?.id ?? null, starts_at: new Date(starts_at) };
    const end = ends_at === null ? null : new Date(ends_at);
    if (end !== null && end <= ctx.clock.now()) throw apiError.invalid({ ends_at: ['time.past'] });
    await assertPlaceFree(ctxInTx, { ...own, ends_at: end }, banner_id);
    await write(ctxInTx, before, { is_published: true });
    const after = await readBanner(ctxInTx, banner_id);
    await recordAudit(ctxInTx, {
      action: 'banner.publish',
      target: target(banner_id),
      before: { state: before.state },
      after: { state: after.state },
    });
    return after;
  });

/** Takes a published banner back. Throws 404, and 409 with the banner when it is a draft. */
export const endBanner = ({
  ctx,
  input: { banner_id, reason },
}: HandlerArgs<HandlerInput<Calls['end']>['body']>): Promise<AdminBanner> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockBanner(ctxInTx, banner_id);
    if (before.state === 'draft') throw apiError.conflict('request.conflict', before);
    await write(ctxInTx, before, { is_published: false });
    const after = await readBanner(ctxInTx, banner_id);
    await recordAudit(ctxInTx, {
      action: 'banner.end',
      target: target(banner_id),
      before: { state: before.state },
      after: { state: after.state },
      reason,
    });
    return after;
  });

const write = ({ db }: Context, { id, version }: AdminBanner, values: Record<string, unknown>) =>
  db
    .updateTable('banners')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute();
