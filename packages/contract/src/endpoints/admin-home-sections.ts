import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { Reason } from '../schemas/admin-fields.ts';
import { homeSections } from '../schemas/home-sections.ts';

const Sections = v.array(v.picklist(homeSections));

/** The sections of the home page in their order: what everybody sees, and what is being prepared. */
export const AdminHomeSections = v.object({
  published: Sections,
  /** Null: the order that the market began with. */
  published_at: v.nullable(v.string()),
  draft: v.nullable(Sections),
  /** Something was published that can be taken back. */
  can_take_back: v.boolean(),
  /** 0 before the first change. */
  version: v.number(),
});
export type AdminHomeSections = v.InferOutput<typeof AdminHomeSections>;

const version = v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(0));

export const adminHomeSections = {
  read: endpoint({
    method: 'GET',
    path: '/admin/home/read',
    summary: 'Sections of the home page, published and in preparation',
    access: 'staff',
    staff: ['admin', 'content'],
    data: AdminHomeSections,
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/home/save',
    summary: 'Save a draft of the home page, which only staff see',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({
      version,
      sections: v.pipe(
        v.array(v.picklist(homeSections, messageId('field.invalid')), messageId('field.required')),
        v.minLength(1, messageId('home-sections.none')),
        v.check((given) => new Set(given).size === given.length, messageId('home-sections.twice')),
      ),
    }),
    data: AdminHomeSections,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/home/publish',
    summary: 'Publish the draft of the home page',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ version }),
    data: AdminHomeSections,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/admin/home/take-back',
    summary: 'Go back to the home page before the last publication, which becomes a draft',
    access: 'staff',
    staff: ['admin', 'content'],
    idempotent: true,
    body: v.object({ version, reason: Reason }),
    data: AdminHomeSections,
  }),
};
