import type { endpoints, HandlerInput, MyReview } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { countLines, myLine, myLines, readLines } from './my-lines.ts';
import { presentMyLines } from './present-my-lines.ts';

type Query = HandlerInput<typeof endpoints.reviews.mine>['query'];

const askerOf = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  return actor.userId;
};

/** A line of the current user's completed orders with its review. Throws 401 and 404. */
export const readMyReview = async (ctx: Context, lineId: number): Promise<MyReview> => {
  const rows = await readLines(ctx, myLine(askerOf(ctx), lineId), { limit: 1, offset: 0 });
  const [shown] = await presentMyLines(ctx, rows);
  if (!shown) throw apiError.notFound('review.item.unknown');
  return shown;
};

/** A page of what the current user can review, soonest end first, or has reviewed, newest first. Throws 401. */
export const listMyReviews = async ({
  ctx,
  input: { type, page, per_page },
}: HandlerArgs<Query>): Promise<{
  rows: MyReview[];
  total: number;
  counts: Record<Query['type'], number>;
}> => {
  const lines = myLines(ctx, askerOf(ctx));
  const counts = { pending: await countLines(ctx, lines.pending), done: await countLines(ctx, lines.done) };
  const rows = await readLines(ctx, lines[type], { limit: per_page, offset: (page - 1) * per_page });
  return { rows: await presentMyLines(ctx, rows), total: counts[type], counts };
};
