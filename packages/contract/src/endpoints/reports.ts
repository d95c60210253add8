import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { listReportReasons, publicSubjects, reportReasonCodes } from '../schemas/report-reasons.ts';
import { BodyId } from '../schemas/wire-id.ts';

export const maxReportImages = 3;
export const maxReportLength = 500;

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/reports/create',
    summary:
      'Report a product, a review, a store, a question or an answer to the market: each once, and so many within 24 hours; a second report of the same is a 409',
    access: 'user',
    idempotent: true,
    body: v.pipe(
      v.object({
        subject_type: v.picklist(publicSubjects, messageId('field.invalid')),
        subject_id: BodyId,
        reason: v.picklist(reportReasonCodes, messageId('report.reason.required')),
        /** Needed with the reason `other`. */
        text: v.optional(
          v.pipe(
            v.string(messageId('field.invalid')),
            v.trim(),
            v.maxLength(maxReportLength, messageId('report.text.long')),
          ),
          '',
        ),
        media_ids: v.optional(
          v.pipe(
            v.array(BodyId, messageId('field.invalid')),
            v.maxLength(maxReportImages, messageId('report.images.many')),
          ),
          [],
        ),
      }),
      v.forward(
        v.check(
          ({ subject_type, reason }) => listReportReasons(subject_type).includes(reason),
          messageId('report.reason.required'),
        ),
        ['reason'],
      ),
      v.forward(
        v.check(({ reason, text }) => reason !== 'other' || text !== '', messageId('report.text.required')),
        ['text'],
      ),
    ),
    data: v.object({ id: v.number(), created_at: v.string() }),
  }),
};
