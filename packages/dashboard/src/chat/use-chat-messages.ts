import { useLocale } from '@pasar/slice-kit';
import { en } from './chat-messages.en.ts';
import { id } from './chat-messages.id.ts';

const words = { id, en };

/** The words of the chat in the language of the page. */
export const useChatMessages = () => words[useLocale()];
