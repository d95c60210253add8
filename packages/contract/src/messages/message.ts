import type { Locale } from '../locale.ts';
import { accountMessages } from './account-messages.ts';
import { errorMessages } from './error-messages.ts';
import { fillText } from './fill-text.ts';
import { setupMessages } from './setup-messages.ts';

/** Every text that the specification fixes, and its counterpart in the other language. */
export const messages = { ...accountMessages, ...setupMessages, ...errorMessages } satisfies Record<
  string,
  Record<Locale, string>
>;
export type MessageId = keyof typeof messages;

/** Types a message id where a schema wants a string; the text is chosen at the edge, by the request's language. */
export const messageId = (id: MessageId): MessageId => id;

export const isMessageId = (text: string): text is MessageId => Object.hasOwn(messages, text);

/** The text of a message, with `{name}` places filled from `args`. */
export const message = (id: MessageId, locale: Locale, args?: Record<string, string | number>): string =>
  fillText(messages[id][locale], args);
