import { useLocale } from '@pasar/slice-kit';
import { en } from './en.ts';
import { id } from './id.ts';

const words = { id, en };

/** The words of the parts in the language of the page. */
export const useMessages = () => words[useLocale()];
