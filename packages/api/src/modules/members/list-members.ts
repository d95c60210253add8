import type { endpoints, HandlerResponse, StoreMember } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../platform/http/get-current-merchant-id.ts';
import { presentInvitation } from './invitations.ts';

type People = HandlerResponse<typeof endpoints.storeMembers.list>['data'];

const members = ({ db }: Context, merchantId: number) =>
  db
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .select(['user_id', 'fullname', 'email', 'roles', 'store_members.created_at', 'version'])
    .where('merchant_id', '=', merchantId);
type Row = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

const present = ({ created_at, ...row }: Row): StoreMember => ({
  ...row,
  joined_at: created_at.toISOString(),
});

export const findMember = async (
  ctx: Context,
  merchantId: number,
  userId: number,
): Promise<StoreMember | undefined> => {
  const row = await members(ctx, merchantId).where('user_id', '=', userId).executeTakeFirst();
  return row && present(row);
};

const readOwner = async ({ db }: Context, merchantId: number): Promise<StoreMember> => {
  const row = await db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['users.id as user_id', 'fullname', 'email', 'merchants.created_at'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirst();
  if (!row) throw apiError.notFound();
  const { created_at, ...owner } = row;
  return { ...owner, roles: ['owner'], joined_at: created_at.toISOString(), version: 1 };
};

/** Those who work for the current user's store, its owner first, and the addresses that are invited. */
export const listMembers = async ({ ctx }: HandlerArgs<null>): Promise<People> => {
  const merchantId = getCurrentMerchantId(ctx);
  const owner = await readOwner(ctx, merchantId);
  const rows = await members(ctx, merchantId)
    .orderBy('store_members.created_at')
    .orderBy('user_id')
    .execute();
  const invited = await ctx.db
    .selectFrom('store_invitations')
    .select(['id', 'email', 'roles', 'sent_at', 'expires_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute();
  return {
    members: [owner, ...rows.map(present)],
    invitations: invited.map((row) => presentInvitation(row, ctx)),
  };
};
