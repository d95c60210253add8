import {
  appealHours,
  hasStaffRole,
  type QueueKind,
  queueKindNames,
  queueKinds,
  type StaffRole,
} from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { selectStuck } from '../orders/select-stuck.ts';
import { getReportDue } from '../reports/list-reports.ts';

/** The kinds of work that somebody with these roles does. */
export const kindsFor = (roles: readonly StaffRole[]): QueueKind[] =>
  queueKindNames.filter((kind) => hasStaffRole(roles, queueKinds[kind]));

/** Hours within which staff decide; a store's own deadline and a withdrawal's are on their rows. */
const dayOf = sql.raw(`interval '24 hours'`);

const parts = sql`
  select merchant_id, field, at from merchant_verifications where status = 'submitted'
  union all
  select merchant_id, 'file_' || type, submitted_at from merchant_documents where status = 'submitted'`;

/** Each reads a partial index of what is open: kind, id, subject, detail, since, due, amount. */
const getSources = (
  now: Date,
  { clock, limits }: Pick<Context, 'clock' | 'limits'>,
): Record<QueueKind, RawBuilder<unknown>> => ({
  store: sql`
    select 'store', id, merchant_name, '', coalesce(submitted_at, created_at),
      coalesce(verify_due_at, coalesce(submitted_at, created_at) + ${dayOf}), null::bigint
    from merchants m where verification_status = 'submitted' and suspended_at is null
      and not exists (select 1 from merchant_requests a where a.merchant_id = m.id and a.replied_at is null)`,
  'store-change': sql`
    select 'store-change', m.id, m.merchant_name, string_agg(p.field, ',' order by p.field), min(p.at),
      min(p.at) + ${dayOf}, null::bigint
    from (${parts}) p join merchants m on m.id = p.merchant_id
    where m.verification_status = 'approved' and m.suspended_at is null
    group by m.id, m.merchant_name`,
  document: sql`
    select 'document', d.user_id, coalesce(u.fullname, u.username, ''), string_agg(d.type, ',' order by d.type),
      min(d.submitted_at), min(d.submitted_at) + ${dayOf}, null::bigint
    from user_documents d join users u on u.id = d.user_id
    where d.status = 'submitted' group by d.user_id, u.fullname, u.username`,
  complaint: sql`
    select 'complaint', c.id, o.code, '', c.created_at, c.due_at + interval '72 hours', c.amount
    from complaints c join orders o on o.id = c.order_id where c.status = 'escalated'
      and not exists (select 1 from complaint_requests q
        where q.complaint_id = c.id and q.replied_at is null and q.due_at > ${now})`,
  withdrawal: sql`
    select 'withdrawal', w.id, w.atas_nama, w.code, w.requested_at, w.estimated_at, w.amount
    from withdrawals w where w.status = 'requested'`,
  approval: sql`
    select 'approval', a.id, a.subject, a.action, a.requested_at, a.expires_at, nullif(a.amount, 0)
    from approvals a where a.state = 'requested' and a.expires_at > ${now}`,
  transfer: sql`
    select 'transfer', t.id, c.reference, coalesce(t.sender, ''), t.proof_at, t.proof_at + ${dayOf}, t.amount
    from transfers t join payment_charges c on c.id = t.charge_id
    where t.status = 'open' and t.proof_at is not null and t.reason is null`,
  mismatch: sql`
    select 'mismatch', m.id, m.ref, m.kind, m.opened_at,
      case m.kind when 'shown_net' then m.opened_at else m.opened_at + interval '4 hours' end, abs(m.amount)
    from mismatches m where m.closed_at is null`,
  'flash-item': sql`
    select 'flash-item', i.id, p.name, s.name_id, null::timestamptz, s.starts_at - interval '12 hours', null::bigint
    from flash_sale_items i
    join flash_sales s on s.id = i.flash_sale_id
    join products p on p.id = i.product_id
    where i.status = 'submitted' and not s.is_canceled and (s.ends_at > ${now} or s.repeat_minutes is not null)`,
  report: sql`
    select 'report', min(r.id), coalesce(p.name, m.merchant_name), r.subject_type, min(r.created_at), ${getReportDue(limits)},
      null::bigint
    from reports r
    left join reviews v on r.subject_type = 'review' and v.id = r.subject_id
    left join product_answers w on r.subject_type = 'answer' and w.id = r.subject_id
    left join product_questions q
      on q.id = case r.subject_type when 'question' then r.subject_id else w.question_id end
    left join products p
      on p.id = case r.subject_type when 'product' then r.subject_id else coalesce(v.product_id, q.product_id) end
    left join messages n on r.subject_type = 'message' and n.id = r.subject_id
    left join conversations c on c.id = n.conversation_id
    left join merchants m on m.id = case r.subject_type when 'store' then r.subject_id else c.merchant_id end
    where r.state = 'open' and coalesce(p.id, m.id) is not null
    group by r.subject_type, r.subject_id, p.name, m.merchant_name`,
  appeal: sql`
    select 'appeal', a.id, p.name, d.subject_type, a.created_at,
      a.created_at + ${sql.raw(`interval '${appealHours} hours'`)}, null::bigint
    from appeals a
    join moderations d on d.id = a.moderation_id
    left join reviews v on d.subject_type = 'review' and v.id = d.subject_id
    join products p on p.id = case d.subject_type when 'product' then d.subject_id else v.product_id end
    where a.state = 'open'`,
  product: sql`
    select 'product', p.id, p.name, m.merchant_name, greatest(p.pending_since, p.updated_at),
      greatest(p.pending_since, p.updated_at) + ${dayOf}, null::bigint
    from products p join merchants m on m.id = p.merchant_id
    where p.moderation = 'pending' and p.deleted_at is null and p.status = 'PUBLISH'`,
  order: sql`
    select 'order', o.id, o.code, o.status, min(stuck.since), min(stuck.since), o.grand_total
    from (${selectStuck({ clock })}) stuck join orders o on o.id = stuck.id
    group by o.id, o.code, o.status, o.grand_total`,
});

/** All that waits of some kinds, as `q(kind, id, subject, detail, since, due, amount)`. */
export const selectQueue = (
  kinds: readonly QueueKind[],
  { clock, limits }: Pick<Context, 'clock' | 'limits'>,
) =>
  sql`(${sql.join(
    kinds.map((kind) => getSources(clock.now(), { clock, limits })[kind]),
    sql` union all `,
  )}) q(kind, id, subject, detail, since, due, amount)`;
