import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { mailSettings, reminderKinds } from './alert-events.ts';

const kind = v.picklist(reminderKinds, messageId('field.invalid'));
const mail = v.picklist(mailSettings, messageId('field.invalid'));
const body = v.object({ kind, mail });
const data = v.array(v.object({ kind: v.picklist(reminderKinds), mail: v.picklist(mailSettings) }));

/** Which mail a buyer gets. */
export const buyerAlerts = {
  preferences: endpoint({
    method: 'GET',
    path: '/buyer/dashboard/notification/preferences',
    summary: 'Which reminders I also get by email, by kind',
    access: 'user',
    data,
  }),
  savePreference: endpoint({
    method: 'POST',
    path: '/buyer/dashboard/notification/preferences',
    summary: 'Switch the email of a kind of reminders on or off',
    access: 'user',
    body,
    data,
  }),
};

/** Which mail a store's owner gets. */
export const sellerAlerts = {
  preferences: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/notification/preferences',
    summary: 'Which reminders of my store I also get by email, by kind',
    access: 'merchant',
    area: 'member',
    data,
  }),
  savePreference: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/notification/preferences',
    summary: "Switch the email of a kind of my store's reminders on or off",
    access: 'merchant',
    area: 'member',
    body,
    data,
  }),
};
