import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { ProductBlock } from '../schemas/product-block.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { ReportedSubject } from './admin-reports.ts';
import { appealStates } from './appeals.ts';

/** An appeal against a block, as staff read it. */
export const AdminAppeal = v.object({
  id: v.number(),
  subject: v.object({ ...ReportedSubject.entries, type: v.picklist(['product', 'review', 'store']) }),
  /** The decision that it is about. */
  block: ProductBlock,
  /** Whether I decided that: a colleague decides the appeal. */
  is_own: v.boolean(),
  text: v.string(),
  state: v.picklist(appealStates),
  created_at: v.string(),
  due_at: v.string(),
  /** Null while open. */
  decision: v.nullable(v.object({ at: v.string(), note: v.string() })),
});
export type AdminAppeal = v.InferOutput<typeof AdminAppeal>;

export const adminAppeals = {
  list: endpoint({
    method: 'GET',
    path: '/admin/appeals/list',
    summary: 'Appeals: open ones by when they are due, decided ones newest first',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    query: v.object({ state: v.optional(v.picklist(appealStates), 'open'), ...pageQuery }),
    data: v.array(AdminAppeal),
    meta: Meta,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/appeals/decide',
    summary: 'Grant an appeal, which lets the product or review back, or reject it; not by who blocked it',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({ appeal_id: BodyId, result: v.picklist(['grant', 'reject']), note: Reason }),
    data: AdminAppeal,
  }),
};
