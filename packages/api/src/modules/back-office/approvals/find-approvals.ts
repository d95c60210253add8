import {
  type Approval,
  type ApprovalAction,
  type endpoints,
  type HandlerInput,
  rupiah,
  type StaffRole,
  type WaitingApproval,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { presentSubject } from '../contacts.ts';
import { type SettingChange, toSettingValue } from '../settings/setting-value.ts';

const read = ({ db }: Context) =>
  db
    .selectFrom('approvals')
    .innerJoin('users as requester', 'requester.id', 'approvals.requested_by')
    .leftJoin('users as decider', 'decider.id', 'approvals.decided_by')
    .selectAll('approvals')
    .select([
      sql<string>`coalesce(requester.fullname, requester.email)`.as('requester_name'),
      sql<string | null>`coalesce(decider.fullname, decider.email)`.as('decider_name'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirstOrThrow']>>;

const rolesOf = ({ action, body }: Row): StaffRole[] | null => {
  if (!action.startsWith('staff.')) return null;
  return (body as { roles?: StaffRole[] }).roles ?? []; // checked when it was asked for
};

const settingOf = ({ startLimits }: Context, { action, body }: Row): Approval['setting'] => {
  if (action !== 'setting.edit') return null;
  const { key, ...state } = body as SettingChange; // checked when it was asked for
  return { key, value: toSettingValue(startLimits, key, { state: state.to, value: state.value }) };
};

const commissionOf = ({ action, body }: Row): Approval['commission'] => {
  if (action !== 'category.commission') return null;
  const { category_id, commission_bps, valid_from } = body as NonNullable<Approval['commission']>; // checked when it was asked for
  return { category_id, commission_bps, valid_from };
};

const storeCommissionOf = ({ action, body }: Row): Approval['store_commission'] => {
  if (action !== 'store.commission') return null;
  const { merchant_id, commission_bps, valid_from } = body as NonNullable<Approval['store_commission']>; // checked when it was asked for
  return { merchant_id, commission_bps, valid_from };
};

const present = (ctx: Context, row: Row): Approval => ({
  id: row.id,
  action: row.action,
  subject: presentSubject(ctx, row.subject),
  amount: rupiah(row.amount),
  roles: rolesOf(row),
  setting: settingOf(ctx, row),
  commission: commissionOf(row),
  store_commission: storeCommissionOf(row),
  reason: row.reason,
  requested_by: { user_id: row.requested_by, name: row.requester_name },
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  state: row.state === 'requested' && row.expires_at <= ctx.clock.now() ? 'expired' : row.state,
  decided_by: row.decided_by === null ? null : { user_id: row.decided_by, name: row.decider_name ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  reject_reason: row.reject_reason,
});

type Query = HandlerInput<typeof endpoints.adminApprovals.list>['query'];

/** Those that wait, the first to expire first; or those that a colleague decided, newest first. */
export const listApprovals = async ({
  ctx,
  input: { state, page, per_page },
}: HandlerArgs<Query>): Promise<{ rows: Approval[]; total: number }> => {
  const now = ctx.clock.now();
  const matching =
    state === 'requested'
      ? read(ctx).where('state', '=', 'requested').where('expires_at', '>', now).orderBy('expires_at')
      : read(ctx)
          .where((e) =>
            e.or([
              e('decided_at', 'is not', null),
              e.and([e('state', '=', 'requested'), e('expires_at', '<=', now)]),
            ]),
          )
          .orderBy('approvals.id', 'desc');
  const total = await countRows(ctx.db, matching.clearSelect());
  const rows = await matching
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows: rows.map((row) => present(ctx, row)), total };
};

/** One of them. Throws 404. */
export const readApproval = async (ctx: Context, id: number): Promise<Approval> => {
  const row = await read(ctx).where('approvals.id', '=', id).executeTakeFirst();
  if (!row) throw apiError.notFound();
  return present(ctx, row);
};

const aboutOrders: readonly ApprovalAction[] = [
  'order.cancel',
  'order.complete',
  'order.lost',
  'complaint.decide',
];
const actionsAbout = { order: aboutOrders, withdrawal: ['withdrawal.approve'] } as const;

/** What waits for a colleague about orders (an act of staff, or the decision of a complaint) or withdrawals, by their codes. */
export const findOpenApprovals = async (
  { db, clock }: Context,
  about: keyof typeof actionsAbout,
  codes: readonly string[],
): Promise<Map<string, WaitingApproval>> => {
  if (codes.length === 0) return new Map();
  const open = await db
    .selectFrom('approvals')
    .select(['id', 'subject', 'expires_at'])
    .where('state', '=', 'requested')
    .where('expires_at', '>', clock.now())
    .where('action', 'in', actionsAbout[about])
    .where('subject', 'in', codes)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    open.map(({ id, subject, expires_at }) => [subject, { id, expires_at: expires_at.toISOString() }]),
  );
};
