import type { MessageId } from '@pasar/contract';
import { day, earlier } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** Unattached files of one user within a day (quality S32). */
export const maxDrafts = { image: 100, spreadsheet: 20 } as const;

const words: Record<keyof typeof maxDrafts, MessageId> = {
  image: 'upload.quota',
  spreadsheet: 'spreadsheet.quota',
};

/** Throws 429 when this user has uploaded too many unused files. */
export const rejectOverQuota = async (ctx: Context, userId: number, kind: 'image' | 'spreadsheet') => {
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
