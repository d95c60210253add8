import type { MessageId } from './message.ts';

/**
 * Checks a message id where a schema requires a string; the text is selected at the edge, by the request's language.
 * The one id is its type, because schemas that name every id are longer than the compiler writes down. It is separate
 * from the table, so that a page that only parses does not carry the texts.
 */
export const messageId = <const Id extends MessageId>(id: Id): Id => id;
