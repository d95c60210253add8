import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { Search } from '../schemas/admin-fields.ts';
import { BodyId, Day } from '../schemas/wire-id.ts';

/** Why somebody of the staff looks at a private file; it has to belong to such a thing. */
export const filePurposes = ['store-verification', 'buyer-verification'] as const;

/** One look at a private file. */
export const PrivateView = v.object({
  id: v.number(),
  at: v.string(),
  staff: v.object({ id: v.number(), email: v.string() }),
  media_id: v.number(),
  purpose: v.picklist(filePurposes),
  /** Whose file it is: the store or the person. */
  subject_id: v.number(),
  /** Their name now; empty where it is gone. */
  subject_name: v.string(),
});
export type PrivateView = v.InferOutput<typeof PrivateView>;

export const adminFiles = {
  open: endpoint({
    method: 'POST',
    path: '/admin/files/open',
    summary: 'The address of a private file for 60 seconds; the look is on record before',
    access: 'staff',
    staff: ['admin', 'support'],
    body: v.object({ media_id: BodyId, purpose: v.picklist(filePurposes, messageId('field.invalid')) }),
    data: v.object({ url: v.string() }),
  }),
  views: endpoint({
    method: 'GET',
    path: '/admin/views/list',
    summary: 'Looks at private files, newest first',
    access: 'staff',
    staff: ['admin'],
    query: v.object({
      /** Part of the e-mail of the one who looked. */
      actor: Search,
      /** Part of a store's name, or of a person's name or e-mail. */
      search: Search,
      purpose: v.optional(v.picklist(['all', ...filePurposes]), 'all'),
      date_start: v.optional(Day),
      date_end: v.optional(Day),
      ...pageQuery,
    }),
    data: v.array(PrivateView),
    meta: Meta,
  }),
};
