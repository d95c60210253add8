import { createHash } from 'node:crypto';
import type { MemberRole, StoreInvitation } from '@pasar/contract';
import { invitationDays, maxStoreMembers } from '@pasar/contract';
import type { Selectable } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../platform/http/get-current-merchant-id.ts';
import { randomSecret } from '../../platform/ids.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { createMessage } from '../../platform/message.ts';
import { securityEvent } from '../../platform/security-events/security-event.ts';
import { signedInUser } from '../accounts/index.ts';
import { mailInvitation } from './mail-invitation.ts';
import type { StoreInvitations } from './members.tables.ts';

/** The hash of a link's secret in the table, so that a copy of the table opens no store. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The store's row is held until the end of the transaction, so that people are counted one change after another. */
export const lockStoreRow = async ({ db }: Context, merchantId: number): Promise<{ user_id: number }> =>
  db
    .selectFrom('merchants')
    .select('user_id')
    .where('id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The owner, the members and the open invitations of a store without this one. */
const countPeople = async ({ db, clock }: Context, merchantId: number, except: number): Promise<number> => {
  const { members } = await db
    .selectFrom('store_members')
    .select((e) => e.fn.countAll<number>().as('members'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const { open } = await db
    .selectFrom('store_invitations')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where('merchant_id', '=', merchantId)
    .where('id', '<>', except)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow();
  return 1 + members + open;
};

/** Room for one more, beside the invitation that is to be accepted or sent again. Throws 409. */
export const assertCapacity = async (ctxInTx: Context, merchantId: number, except = 0): Promise<void> => {
  if ((await countPeople(ctxInTx, merchantId, except)) < maxStoreMembers) return;
  throw apiError.conflict(createMessage('members.full', { max: maxStoreMembers }), { reason: 'full' });
};

/** Throws 422 for an address that works for the store already. */
const assertNotMember = async ({ db }: Context, merchantId: number, ownerId: number, email: string) => {
  const found = await db
    .selectFrom('users')
    .leftJoin('store_members', (join) =>
      join.onRef('store_members.user_id', '=', 'users.id').on('store_members.merchant_id', '=', merchantId),
    )
    .select('users.id')
    .where('users.email', '=', email)
    .where((e) => e.or([e('users.id', '=', ownerId), e('store_members.user_id', 'is not', null)]))
    .executeTakeFirst();
  if (found) throw apiError.invalid({ email: ['members.already'] });
};

export const presentInvitation = (
  {
    id,
    email,
    roles,
    sent_at,
    expires_at,
  }: Omit<Selectable<StoreInvitations>, 'token_hash' | 'merchant_id' | 'reminded_at'>,
  { clock }: Context,
): StoreInvitation => ({
  ...{ id, email, roles },
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
  is_expired: expires_at <= clock.now(),
});

const lifetime = ({ clock }: Context) => ({
  sent_at: clock.now(),
  expires_at: later(clock, invitationDays * day),
  reminded_at: null,
});

/**
 * Invites an address to the current user's store. An account behind the address changes nothing in the response.
 * Throws 422 for a member or an open invitation, and 409 for a full store.
 */
export const inviteMember = ({
  ctx,
  input: { email: typed, roles },
}: HandlerArgs<{ email: string; roles: MemberRole[] }>): Promise<StoreInvitation> =>
  inTransaction(ctx, async (ctxInTx) => {
    const merchantId = getCurrentMerchantId(ctxInTx);
    const email = typed.trim().toLowerCase();
    const { user_id } = await lockStoreRow(ctxInTx, merchantId);
    await assertNotMember(ctxInTx, merchantId, user_id, email);
    const { db } = ctxInTx;
    const same = await db
      .selectFrom('store_invitations')
      .select(['id', 'expires_at'])
      .where('merchant_id', '=', merchantId)
      .where('email', '=', email)
      .executeTakeFirst();
    if (same && same.expires_at > ctxInTx.clock.now()) throw apiError.invalid({ email: ['members.invited'] });
    if (same) await db.deleteFrom('store_invitations').where('id', '=', same.id).execute();
    await assertCapacity(ctxInTx, merchantId);
    const token = randomSecret();
    const written = await db
      .insertInto('store_invitations')
      .values({
        ...{ merchant_id: merchantId, email, roles, token_hash: hashToken(token) },
        ...lifetime(ctxInTx),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailInvitation(ctxInTx, { merchantId, email, roles, token });
    const { id: userId, email: to, locale } = await signedInUser(ctxInTx);
    await emit(ctxInTx, 'accounts.notice', { to, locale, notice: 'staff-invited', userId, detail: email });
    securityEvent(ctxInTx, 'staff-changed', { store: merchantId, change: 'invited' });
    return presentInvitation(written, ctxInTx);
  });

/** An invitation of the current user's store, with the store locked. Throws 404. */
const lockInvitation = async (ctxInTx: Context, id: number) => {
  const merchantId = getCurrentMerchantId(ctxInTx);
  await lockStoreRow(ctxInTx, merchantId);
  const found = await ctxInTx.db
    .selectFrom('store_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!found) throw apiError.notFound('invitation.gone');
  return found;
};

/** Sends an invitation again with a new link for another 7 days. Throws 404, and 409 for a full store. */
export const resendInvitation = ({
  ctx,
  input: { invitation_id },
}: HandlerArgs<{ invitation_id: number }>): Promise<StoreInvitation> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, merchant_id: merchantId, email, roles } = await lockInvitation(ctxInTx, invitation_id);
    await assertCapacity(ctxInTx, merchantId, id);
    const token = randomSecret();
    const written = await ctxInTx.db
      .updateTable('store_invitations')
      .set({ token_hash: hashToken(token), ...lifetime(ctxInTx) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailInvitation(ctxInTx, { merchantId, email, roles, token });
    return presentInvitation(written, ctxInTx);
  });

/** Takes an invitation back: its link ends at once. Throws 404. */
export const withdrawInvitation = ({
  ctx,
  input: { invitation_id },
}: HandlerArgs<{ invitation_id: number }>): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id } = await lockInvitation(ctxInTx, invitation_id);
    await ctxInTx.db.deleteFrom('store_invitations').where('id', '=', id).execute();
  });
