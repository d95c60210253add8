import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { chatLimits } from './chat-limits.ts';

const time = v.pipe(
  v.string(messageId('field.invalid')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messageId('chat.hours.invalid')),
);

/** When a store answers on one day of the week, Jakarta time; null for a day on which it does not. */
const day = v.nullable(
  v.pipe(
    v.object({ from: time, to: time }),
    v.check(({ from, to }) => from < to, messageId('chat.hours.order')),
  ),
);

/** Monday first; null for a store that answers at any time. */
const OpeningHours = v.nullable(
  v.pipe(
    v.array(day, messageId('field.invalid')),
    v.length(7, messageId('field.invalid')),
    v.check((days) => days.some((one) => one !== null), messageId('chat.hours.none')),
  ),
);
export type OpeningHours = v.InferOutput<typeof OpeningHours>;

const text = v.pipe(
  v.string(messageId('field.invalid')),
  v.trim(),
  v.maxLength(chatLimits.templateLength, messageId('chat.template.long')),
);

/** What a store says about its chat. An empty text is not sent. */
export const NewChatSettings = v.object({
  hours: OpeningHours,
  greeting: text,
  away: text,
  templates: v.pipe(
    v.array(v.pipe(text, v.minLength(1, messageId('chat.template.required'))), messageId('field.invalid')),
    v.maxLength(chatLimits.templates, messageId('chat.templates.many')),
  ),
});

export const ChatSettings = v.object({
  hours: v.nullable(v.array(v.nullable(v.object({ from: v.string(), to: v.string() })))),
  greeting: v.string(),
  away: v.string(),
  templates: v.array(v.string()),
  /** Who may reply for the store, its owner first. */
  users: v.array(v.object({ id: v.number(), name: v.string() })),
});
export type ChatSettings = v.InferOutput<typeof ChatSettings>;
