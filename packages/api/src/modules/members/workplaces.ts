import type { endpoints, HandlerResponse, MerchantId } from '@pasar/contract';
import { worksFor } from '../../platform/actor.ts';
import type { HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUser } from '../../platform/http/get-current-user.ts';
import { chooseStore, presentUser, signedInUser } from '../accounts/index.ts';

type Workplaces = HandlerResponse<typeof endpoints.workplaces.list>['data'];

/** The stores for which the current user works, an own one first. */
export const listWorkplaces = async ({ ctx }: HandlerArgs<null>): Promise<Workplaces> => {
  const { userId } = getCurrentUser(ctx);
  const rows = await ctx.db
    .selectFrom('merchants')
    .leftJoin('store_members', (join) =>
      join.onRef('store_members.merchant_id', '=', 'merchants.id').on('store_members.user_id', '=', userId),
    )
    .select(['merchants.id', 'merchant_name', 'roles', 'merchants.user_id'])
    .where((e) => e.or([e('merchants.user_id', '=', userId), e('store_members.user_id', 'is not', null)]))
    .orderBy('merchants.id')
    .execute();
  const present = ({ id, merchant_name, roles, user_id }: (typeof rows)[number]): Workplaces[number] => ({
    id: id as MerchantId,
    merchant_name,
    roles: user_id === userId ? ['owner'] : (roles ?? []),
  });
  return rows
    .toSorted((one, other) => Number(other.user_id === userId) - Number(one.user_id === userId))
    .map(present);
};

/** The current session works in another store of the user from now on. Throws 404 for a store of others. */
export const chooseWorkplace = async ({
  ctx,
  input: { merchant_id },
}: HandlerArgs<{ merchant_id: number }>): Promise<{ user: Awaited<ReturnType<typeof presentUser>> }> => {
  if (!worksFor(ctx.actor, merchant_id)) throw apiError.notFound();
  await chooseStore(ctx, merchant_id);
  return { user: await presentUser(ctx, await signedInUser(ctx)) };
};
