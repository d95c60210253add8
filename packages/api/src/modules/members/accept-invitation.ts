import type { endpoints, HandlerResponse } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { chooseStore, maskEmail, presentUser, signedInUser } from '../accounts/index.ts';
import { assertCapacity, hashToken, lockStoreRow } from './invitations.ts';

type Invitation = HandlerResponse<typeof endpoints.workplaces.invitation>['data'];

const find = ({ db, clock }: Context, token: string) =>
  db
    .selectFrom('store_invitations')
    .innerJoin('merchants', 'merchants.id', 'store_invitations.merchant_id')
    .select([
      'store_invitations.id',
      'merchant_id',
      'email',
      'roles',
      'expires_at',
      'merchant_name',
      'merchant_slug',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();

/** What the link in a mail is for. Throws 404 for one that is used, taken back or too old. */
export const readInvitation = async ({
  ctx,
  input: { token },
}: HandlerArgs<{ token: string }>): Promise<Invitation> => {
  const found = await find(ctx, token);
  if (!found) throw apiError.notFound('invitation.gone');
  const { merchant_name, merchant_slug, roles, email, expires_at } = found;
  return {
    store: { merchant_name, merchant_slug },
    roles,
    email: maskEmail(email),
    expires_at: expires_at.toISOString(),
  };
};

/**
 * Joins the store of an invitation, and works there from now on. Throws 404 for one that is used, taken back or too
 * old, 403 for the account of another address, and 409 for a full store.
 */
export const acceptInvitation = ({
  ctx,
  input: { token },
}: HandlerArgs<{ token: string }>): Promise<{ user: Awaited<ReturnType<typeof presentUser>> }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    const user = await signedInUser(ctxInTx);
    const found = await find(ctxInTx, token);
    if (!found) throw apiError.notFound('invitation.gone');
    if (found.email !== user.email || user.email_verified_at === null)
      throw apiError.forbidden('invitation.other-account');
    const merchantId = found.merchant_id;
    const { user_id: ownerId } = await lockStoreRow(ctxInTx, merchantId);
    await assertCapacity(ctxInTx, merchantId, found.id);
    // Of two at once the second waited for the row of the store, and finds it used.
    const used = await db
      .deleteFrom('store_invitations')
      .where('id', '=', found.id)
      .where('token_hash', '=', hashToken(token))
      .returning('roles')
      .executeTakeFirst();
    if (!used) throw apiError.notFound('invitation.gone');
    await db
      .insertInto('store_members')
      .values({ merchant_id: merchantId, user_id: user.id, roles: used.roles, created_at: clock.now() })
      .execute();
    await chooseStore(ctxInTx, merchantId);
    for (const account of [user.id, ownerId])
      securityEvent(ctxInTx, 'staff-changed', { account, store: merchantId, change: 'joined' });
    return { user: await presentUser(ctxInTx, user) };
  });
