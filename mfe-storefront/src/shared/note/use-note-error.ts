import { useTranslation } from 'react-i18next';

/** The contract's own limit (`BuyerNote`), which the server checks. */
export const noteLimit = 200;

export const isNoteTooLong = (note: string): boolean => note.trim().length > noteLimit;

/** What is wrong with a note; it stays as it was written. */
export const useNoteError = (note: string): string | undefined => {
  const { t } = useTranslation('storefront');
  return isNoteTooLong(note) ? t('noteTooLong') : undefined;
};
