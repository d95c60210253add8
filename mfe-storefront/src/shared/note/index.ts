export { isNoteTooLong, noteLimit, useNoteError } from './use-note-error.ts';
