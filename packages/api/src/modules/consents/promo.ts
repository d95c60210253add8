import type { Context } from '../../platform/context.ts';

const selectOpen = ({ db }: Context, userId: number) =>
  db
    .selectFrom('consents')
    .select('given_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'promo')
    .where('withdrawn_at', 'is', null);

/** Since when somebody wants mail about promos; null: they do not. */
export const readPromoConsent = async (ctx: Context, userId: number): Promise<string | null> =>
  (await selectOpen(ctx, userId).executeTakeFirst())?.given_at.toISOString() ?? null;

/** Records the choice about mail about promos; a withdrawal counts at once. */
export const recordPromoConsent = async (ctx: Context, userId: number, given: boolean): Promise<void> => {
  const at = ctx.clock.now();
  if (given)
    await ctx.db
      .insertInto('consents')
      .values({ user_id: userId, kind: 'promo', version: null, given_at: at, withdrawn_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await ctx.db
      .updateTable('consents')
      .set({ withdrawn_at: at })
      .where('user_id', '=', userId)
      .where('kind', '=', 'promo')
      .where('withdrawn_at', 'is', null)
      .execute();
};
