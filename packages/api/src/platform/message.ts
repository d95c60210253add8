import { isMessageId, type Locale, type MessageId, message } from '@pasar/contract';

/** A text for users: an entry of the contract's table with its arguments, or a server-only text. */
export type Message =
  | MessageId
  | { say: MessageId; args: Record<string, string | number> }
  | Record<Locale, string>;

/** An entry of the table with its `{name}` places filled. */
export const createMessage = (id: MessageId, args: Record<string, string | number>): Message => ({
  say: id,
  args,
});

/** The text in one language. */
export const formatMessage = (words: Message, locale: Locale): string => {
  if (typeof words === 'string') return message(words, locale);
  return 'say' in words ? message(words.say, locale, words.args) : words[locale];
};

/** Turns a schema's message, which is a message id where we wrote the rule, into text. */
export const toMessage = (text: string, otherwise: MessageId): Message =>
  isMessageId(text) ? text : otherwise;
