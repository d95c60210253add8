import { useLocale } from '@pasar/slice-kit';
import { en } from './alert-messages.en.ts';
import { id } from './alert-messages.id.ts';

const words = { id, en };

/** The words of the page about mail, in the language of the page. */
export const useAlertMessages = () => words[useLocale()];
