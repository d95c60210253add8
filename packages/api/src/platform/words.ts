import { isMessageId, type Locale, type MessageId, message } from '@pasar/contract';

/** A text for people: an entry of the contract's table, with its arguments, or one that only the server says. */
export type Words =
  | MessageId
  | { say: MessageId; args: Record<string, string | number> }
  | Record<Locale, string>;

/** An entry of the table with its `{name}` places filled. */
export const say = (id: MessageId, args: Record<string, string | number>): Words => ({ say: id, args });

/** The text in one language. */
export const inWords = (words: Words, locale: Locale): string => {
  if (typeof words === 'string') return message(words, locale);
  return 'say' in words ? message(words.say, locale, words.args) : words[locale];
};

/** Turns a schema's message, which is a message id where we wrote the rule, into words. */
export const wordsOf = (text: string, otherwise: MessageId): Words => (isMessageId(text) ? text : otherwise);
