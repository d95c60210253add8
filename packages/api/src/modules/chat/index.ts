import './chat.events.ts';
import './chat.tables.ts';
import type { Module } from '../../platform/module.ts';
import { chatMigrations } from './chat.migrations.ts';
import { chatRoutes } from './chat.routes.ts';
import { alertUnreadJob } from './jobs/alert-unread.ts';
import { responseTimesJob } from './jobs/compute-response-times.ts';
import { purgeChatJob } from './jobs/purge-chat.ts';
import { filterLogPurpose } from './messages/send-message.ts';
import { notifyHidden } from './reports/notify-hidden.ts';

export { maskContacts } from './contact-filter/mask-contacts.ts';
export { findConversation } from './conversations/find-conversation.ts';
export { getReader, otherSide } from './conversations/get-reader.ts';
export { computeResponseTimes } from './jobs/compute-response-times.ts';
export { hideMessage } from './reports/chat-measures.ts';
export { readLatestChat, readReportedChat } from './reports/read-chat-for-staff.ts';

/** Chat between buyers and stores. */
export const chatModule: Module = {
  name: 'chat',
  migrations: chatMigrations,
  routes: chatRoutes,
  consumers: [notifyHidden],
  sweeps: [alertUnreadJob, responseTimesJob, purgeChatJob],
  sealed: [
    { table: 'chat_filter_log', id: 'message_id', column: 'original_sealed', purpose: filterLogPurpose },
  ],
};
