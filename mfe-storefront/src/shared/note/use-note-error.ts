import { message } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';

/** The contract's own limit (`BuyerNote`), which the server checks. */
export const noteLimit = 200;

export const isNoteTooLong = (note: string): boolean => note.trim().length > noteLimit;

/** What is wrong with a note; it stays as it was written. */
export const useNoteError = (note: string): string | undefined => {
  const locale = useLocale();
  return isNoteTooLong(note) ? message('note.long', locale) : undefined;
};
