import type { Context } from '../../platform/context.ts';
import { hint } from '../../platform/live/hint.ts';

/** Tells a user's pages that the number of lines in the cart changed. */
export const hintCart = (ctx: Context, userId: number): Promise<void> =>
  hint(ctx, { audience: 'user', ownerId: userId, kind: 'cart' });
