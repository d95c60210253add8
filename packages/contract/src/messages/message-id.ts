import type { MessageId } from './message.ts';

/**
 * Types a message id where a schema wants a string; the text is chosen at the edge, by the request's language.
 * Apart from the table, so that a page that only parses does not carry the texts.
 */
export const messageId = (id: MessageId): MessageId => id;
