import type { AdminPromo, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { attachPublicly } from '../../media/index.ts';
import { lockCampaign, readCampaign } from './find-campaigns.ts';

type Calls = typeof endpoints.adminPromos;
type Terms = HandlerInput<Calls['create']>['body'];

const target = (id: number) => ({ type: 'promo', id });

/** The first to take an address keeps it; the unique index decides between two at once. */
const assertFree = async ({ db }: Context, slug: string, ownId: number | null): Promise<void> => {
  const taken = await db.selectFrom('promos').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken && taken.id !== ownId) throw apiError.invalid({ slug: ['slug.taken'] });
};

/** Adds a promo page. Throws 422 for a taken address or an image that is not the current user's. */
export const addCampaign = ({ ctx, input }: HandlerArgs<Terms>): Promise<AdminPromo> =>
  inTransaction(ctx, async (ctxInTx) => {
    await assertFree(ctxInTx, input.slug, null);
    await attachPublicly(ctxInTx, { image_media_id: input.image_media_id });
    const added = await ctxInTx.db
      .insertInto('promos')
      .values(input)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw apiError.invalid({ slug: ['slug.taken'] });
    const after = await readCampaign(ctxInTx, added.id);
    await recordAudit(ctxInTx, { action: 'promo.create', target: target(added.id), after });
    return after;
  });

/** Changes a promo page. Throws 404, 409 with the current page when `version` is old, and 422. */
export const changeCampaign = ({
  ctx,
  input: { promo_id, version, ...terms },
}: HandlerArgs<HandlerInput<Calls['edit']>['body']>): Promise<AdminPromo> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockCampaign(ctxInTx, promo_id);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    await assertFree(ctxInTx, terms.slug, promo_id);
    if (terms.image_media_id !== before.image.media_id) {
      await attachPublicly(ctxInTx, { image_media_id: terms.image_media_id });
    }
    await ctxInTx.db
      .updateTable('promos')
      .set({ ...terms, version: version + 1 })
      .where('id', '=', promo_id)
      .execute();
    const after = await readCampaign(ctxInTx, promo_id);
    await recordAudit(ctxInTx, { action: 'promo.edit', target: target(promo_id), before, after });
    return after;
  });

/** Ends a promo page now. Throws 404, and 409 with the page when it is over. */
export const endCampaign = ({
  ctx,
  input: { promo_id, reason },
}: HandlerArgs<HandlerInput<Calls['end']>['body']>): Promise<AdminPromo> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await lockCampaign(ctxInTx, promo_id);
    if (before.state === 'ended') throw apiError.conflict('request.conflict', before);
    const now = ctx.clock.now();
    // One that has not begun ends before its beginning: its window shrinks to just before now.
    const starts_at = before.state === 'upcoming' ? new Date(now.getTime() - 1) : new Date(before.starts_at);
    await ctxInTx.db
      .updateTable('promos')
      .set({ starts_at, ends_at: now, version: before.version + 1 })
      .where('id', '=', promo_id)
      .execute();
    const after = await readCampaign(ctxInTx, promo_id);
    await recordAudit(ctxInTx, {
      action: 'promo.end',
      target: target(promo_id),
      before: { starts_at: before.starts_at, ends_at: before.ends_at },
      after: { starts_at: after.starts_at, ends_at: after.ends_at },
      reason,
    });
    return after;
  });
