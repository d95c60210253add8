import type { Context } from '../../platform/context.ts';

/** Clears the default, also of deleted entries, because the user selected another one. The book must be locked. */
export const clearDefault = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
};

/** Makes the newest entry the default, when there is one. The book is locked and has no default. */
export const promoteNewest = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', (newest) =>
      newest
        .selectFrom('addresses')
        .select((entry) => entry.fn.max('id').as('id'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null),
    )
    .execute();
};
