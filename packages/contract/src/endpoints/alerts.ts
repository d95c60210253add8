import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { mailSettings, notificationKinds } from './notification-kinds.ts';

const kind = v.picklist(notificationKinds, messageId('field.invalid'));
const mail = v.picklist(mailSettings, messageId('field.invalid'));
const body = v.pipe(
  v.object({ kind, mail: v.optional(mail), push: v.optional(v.boolean(messageId('field.invalid'))) }),
  v.forward(
    v.check((choice) => choice.mail !== undefined || choice.push !== undefined, messageId('field.required')),
    ['mail'],
  ),
);
const data = v.array(
  v.object({
    kind: v.picklist(notificationKinds),
    mail: v.picklist(mailSettings),
    /** What may be chosen instead. */
    mails: v.array(v.picklist(mailSettings)),
    /** Whether devices get it; null where that is no choice. */
    push: v.nullable(v.boolean()),
  }),
);

/** Which mail and which push a buyer gets. */
export const buyerAlerts = {
  preferences: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/notification/preferences',
    summary: 'What I also get by email, and when, and on my devices, by kind',
    access: 'user',
    data,
  }),
  savePreference: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/notification/preferences',
    summary: 'Set when I get email of a kind, at once, daily or not at all, or whether my devices get it',
    access: 'user',
    body,
    data,
  }),
};

/** Which mail and which push somebody of a store gets. */
export const sellerAlerts = {
  preferences: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/notification/preferences',
    summary: 'What I also get by email of my store, and when, and on my devices, by kind',
    access: 'merchant',
    area: 'member',
    data,
  }),
  savePreference: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/notification/preferences',
    summary:
      'Set when I get email of a kind of my store, at once, daily or not at all, or whether my devices get it',
    access: 'merchant',
    area: 'member',
    body,
    data,
  }),
};
