import { en } from './suggestion-messages.en.ts';
import { id } from './suggestion-messages.id.ts';

/** Words of the open search; they load with its code. */
export const suggestionMessages = { id, en };
