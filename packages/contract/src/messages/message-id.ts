import type { MessageId } from './message.ts';

/**
 * Checks a message id where a schema wants a string; the text is chosen at the edge, by the request's language. It
 * keeps the one id as its type: schemas that name every id there is are longer than the compiler writes down.
 * Apart from the table, so that a page that only parses does not carry the texts.
 */
export const messageId = <const Id extends MessageId>(id: Id): Id => id;
