import type { MessageId } from '@pasar/contract';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** Unattached files of one user within a day (quality S32). */
export const maxDrafts = { picture: 100, sheet: 20 } as const;

const words: Record<keyof typeof maxDrafts, MessageId> = {
  picture: 'upload.quota',
  sheet: 'spreadsheet.quota',
};

/** Throws 429 when this user has uploaded too many unused files. */
export const rejectOverQuota = async (ctx: Context, userId: number, kind: 'picture' | 'sheet') => {
  const { drafts } = await ctx.db
    .selectFrom('media')
    .select((e) => e.fn.countAll<number>().as('drafts'))
    .where('owner_id', '=', userId)
    .where('visibility', '=', 'draft')
    .where('kind', '=', kind)
    .where('created_at', '>', earlier(ctx.clock, day))
    .executeTakeFirstOrThrow();
  if (drafts >= maxDrafts[kind]) throw new ApiError(429, words[kind], { retryAfter: 60 * 60 });
};
