import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { blockReasonCodes } from '../schemas/product-block.ts';
import { reportReasonCodes, reportSubjects } from '../schemas/report-reasons.ts';
import { hideReasonCodes } from '../schemas/review-hide.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { chatMeasures, messageKinds, messageSides } from './chat-limits.ts';

export const reportStates = ['open', 'upheld', 'dismissed'] as const;

/** What was reported or appealed about, as it is now. */
export const ReportedSubject = v.object({
  type: v.picklist(reportSubjects),
  id: v.number(),
  /** Of the product, of the product of the review, or of the store. */
  name: v.string(),
  /** Of a review. */
  rating: v.nullable(v.number()),
  text: v.nullable(v.string()),
  store: v.object({ id: v.number(), merchant_name: v.string(), merchant_slug: v.string() }),
  /** Blocked, hidden or suspended already. */
  is_blocked: v.boolean(),
});

/** The open reports on one subject, or those that were decided together. */
export const AdminReports = v.object({
  /** Of the first report. */
  id: v.number(),
  subject: ReportedSubject,
  reports: v.array(
    v.object({
      id: v.number(),
      /** Shortened, so that no name is read. */
      reporter: v.string(),
      reason: v.string(),
      reason_code: v.picklist(reportReasonCodes),
      text: v.string(),
      /** Signed addresses. */
      images: v.array(v.string()),
      created_at: v.string(),
    }),
  ),
  state: v.picklist(reportStates),
  is_urgent: v.boolean(),
  due_at: v.string(),
  /** Null while open. */
  decision: v.nullable(v.object({ at: v.string(), note: v.string() })),
});
export type AdminReports = v.InferOutput<typeof AdminReports>;

/** A part of a conversation, which staff read for a report or a complaint. */
export const ReportedChat = v.object({
  messages: v.array(
    v.object({
      id: v.number(),
      side: v.picklist(messageSides),
      kind: v.picklist(messageKinds),
      text: v.string(),
      /** Signed addresses. */
      images: v.array(v.string()),
      sent_at: v.string(),
      is_reported: v.boolean(),
      is_hidden: v.boolean(),
    }),
  ),
});
export type ReportedChat = v.InferOutput<typeof ReportedChat>;

export const adminReports = {
  list: endpoint({
    method: 'GET',
    path: '/admin/reports/list',
    summary: 'Reports by what they are about: open ones by when they are due, decided ones newest first',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    query: v.object({
      kind: v.optional(v.picklist(['all', ...reportSubjects]), 'all'),
      reason: v.optional(v.picklist(['all', ...reportReasonCodes]), 'all'),
      state: v.optional(v.picklist(reportStates), 'open'),
      ...pageQuery,
    }),
    data: v.array(AdminReports),
    meta: Meta,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/reports/decide',
    summary:
      'Decide reports on one subject; to uphold them blocks the product or hides the text, and can warn or pause who wrote a message. Reporters are notified',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    idempotent: true,
    body: v.object({
      report_ids: v.pipe(v.array(BodyId), v.minLength(1), v.maxLength(200)),
      result: v.picklist(['uphold', 'dismiss']),
      /** Why the product is blocked or the review hidden. */
      reason_code: v.optional(v.picklist([...new Set([...blockReasonCodes, ...hideReasonCodes])])),
      /** What follows for who wrote a message; to hide it alone when absent. */
      measure: v.optional(v.picklist(chatMeasures), 'hide'),
      note: Reason,
    }),
    data: AdminReports,
  }),
  readChat: endpoint({
    method: 'POST',
    path: '/admin/reports/chat',
    summary: 'Read the messages around a reported one, with a reason; the audit keeps who read them and why',
    access: 'staff',
    staff: ['admin', 'support', 'content'],
    body: v.object({ report_id: BodyId, reason: Reason }),
    data: ReportedChat,
  }),
};
