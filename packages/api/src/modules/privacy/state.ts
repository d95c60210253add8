import { dataExportEveryHours, type PrivacyState } from '@pasar/contract';
import { hour } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { readAgreements, readPromoConsent } from '../consents/index.ts';
import { readDataSubject } from './data-subject.ts';
import { readObstacles } from './delete/obstacles.ts';
import type { PrivacyRequestRow } from './privacy.tables.ts';

/** The newest request of a kind that somebody made. */
export const newestRequest = (
  { db }: Context,
  userId: number,
  kind: PrivacyRequestRow['kind'],
): Promise<PrivacyRequestRow | undefined> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When the next export may be requested; null: now. One that failed counts for nothing. */
export const nextExportAt = (ctx: Context, last: PrivacyRequestRow | undefined): Date | null => {
  if (!last || last.state === 'failed') return null;
  const next = new Date(last.requested_at.getTime() + dataExportEveryHours * hour);
  return next > ctx.clock.now() ? next : null;
};

const isOver = (ctx: Context, { expires_at }: PrivacyRequestRow) =>
  expires_at !== null && expires_at <= ctx.clock.now();

const stateOf = (ctx: Context, last: PrivacyRequestRow | undefined): PrivacyState['export']['state'] => {
  if (!last || isOver(ctx, last)) return 'none';
  if (last.state === 'done') return 'ready';
  return last.state === 'failed' ? 'failed' : 'waiting';
};

/** What the page about one's data shows. */
export const readPrivacyState = async (ctx: Context): Promise<PrivacyState> => {
  const userId = getCurrentUserId(ctx);
  const last = await newestRequest(ctx, userId, 'export');
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const deletion = await newestRequest(ctx, userId, 'delete');
  const state = stateOf(ctx, last);
  return {
    export: {
      state,
      requested_at: last?.requested_at.toISOString() ?? null,
      expires_at: state === 'ready' ? (last?.expires_at?.toISOString() ?? null) : null,
      bytes: state === 'ready' ? (last?.bytes ?? null) : null,
      next_at: nextExportAt(ctx, last)?.toISOString() ?? null,
    },
    deletion: {
      due_at: deletion?.state === 'waiting' ? deletion.due_at.toISOString() : null,
      remaining: await readObstacles(ctx, await readDataSubject(ctx, userId)),
    },
    consents: {
      ...(await readAgreements(ctx, user)),
      promo: { given_at: await readPromoConsent(ctx, userId) },
    },
  };
};
