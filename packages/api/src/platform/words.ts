import { isMessageId, type Locale, type MessageId, message } from '@pasar/contract';

/** A text for people: an entry of the contract's table, or one that only the server says, in both languages. */
export type Words = MessageId | Record<Locale, string>;

/** The text in one language. */
export const inWords = (words: Words, locale: Locale): string =>
  typeof words === 'string' ? message(words, locale) : words[locale];

/** Turns a schema's message, which is a message id where we wrote the rule, into words. */
export const wordsOf = (text: string, otherwise: Words): Words => (isMessageId(text) ? text : otherwise);
