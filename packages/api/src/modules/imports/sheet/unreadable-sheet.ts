import type { Words } from '../../../platform/words.ts';

/** A file that is no sheet, is broken or unfolds into too much. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  readonly words: Words;
  constructor(words: Words = 'import.unreadable', cause?: unknown) {
    super('the sheet cannot be read', { cause });
    this.words = words;
  }
}
