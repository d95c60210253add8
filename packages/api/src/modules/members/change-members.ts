import type { MemberRole, StoreMember } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../platform/http/get-current-merchant-id.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { lockStoreRow } from './invitations.ts';
import { findMember } from './list-members.ts';

interface Seen {
  user_id: number;
  version: number;
}

/** A member as the caller saw them, with the store locked. Throws 403 for the owner, 404, and 409. */
const lockMember = async (ctxInTx: Context, { user_id, version }: Seen): Promise<StoreMember> => {
  const merchantId = getCurrentMerchantId(ctxInTx);
  const { user_id: ownerId } = await lockStoreRow(ctxInTx, merchantId);
  if (user_id === ownerId) throw apiError.forbidden('members.owner-stays');
  const member = await findMember(ctxInTx, merchantId, user_id);
  if (!member) throw apiError.notFound();
  if (member.version !== version) throw apiError.conflict('request.conflict', member);
  if (ctxInTx.changed) ctxInTx.changed.before = { roles: member.roles };
  return member;
};

/** Both read it on their security page: the owner, who is the only one who may, and the member (people W57). */
const recordChange = (ctxInTx: Context, change: 'roles' | 'removed', memberId: number): void => {
  const store = getCurrentMerchantId(ctxInTx);
  securityEvent(ctxInTx, 'staff-changed', { store, change, member: memberId });
  securityEvent(ctxInTx, 'staff-changed', { store, change, account: memberId });
};

/** Replaces the roles of a member; the next call reads them. Throws 403 for the owner, 404, and 409. */
export const editMember = ({
  ctx,
  input,
}: HandlerArgs<Seen & { roles: MemberRole[] }>): Promise<StoreMember> =>
  inTransaction(ctx, async (ctxInTx) => {
    const merchantId = getCurrentMerchantId(ctxInTx);
    const member = await lockMember(ctxInTx, input);
    await ctxInTx.db
      .updateTable('store_members')
      .set((e) => ({ roles: input.roles, version: e('version', '+', 1) }))
      .where('merchant_id', '=', merchantId)
      .where('user_id', '=', member.user_id)
      .execute();
    recordChange(ctxInTx, 'roles', member.user_id);
    return { ...member, roles: input.roles, version: member.version + 1 };
  });

const end = async (ctxInTx: Context, merchantId: number, userId: number): Promise<boolean> => {
  const gone = await ctxInTx.db
    .deleteFrom('store_members')
    .where('merchant_id', '=', merchantId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
};

/** Removes a member, who gets an email; the next call finds no role. Throws 403 for the owner, 404, and 409. */
export const removeMember = ({ ctx, input }: HandlerArgs<Seen>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { user_id: userId } = await lockMember(ctxInTx, input);
    const merchantId = getCurrentMerchantId(ctxInTx);
    await end(ctxInTx, merchantId, userId);
    recordChange(ctxInTx, 'removed', userId);
    await emit(ctxInTx, 'members.removed', { merchantId, userId });
  });

/** The current user leaves a store. Throws 403 for its owner, 404 for somebody who does not work for it. */
export const leaveStore = ({ ctx, input }: HandlerArgs<{ merchant_id: number }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { merchant_id } = input;
    if (merchant_id !== getCurrentMerchantId(ctxInTx)) throw apiError.notFound();
    const userId = getCurrentUserId(ctxInTx);
    const { user_id: ownerId } = await lockStoreRow(ctxInTx, merchant_id);
    if (ownerId === userId) throw apiError.forbidden('members.owner-stays');
    if (!(await end(ctxInTx, merchant_id, userId))) throw apiError.notFound();
  });
