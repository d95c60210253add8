import type { Message } from '../../../platform/message.ts';

/** A file that is no sheet, is broken or unfolds into too much. */
export class UnreadableSpreadsheetError extends Error {
  override name = 'UnreadableSpreadsheetError';
  readonly words: Message;
  constructor(words: Message = 'import.unreadable', cause?: unknown) {
    super('the sheet cannot be read', { cause });
    this.words = words;
  }
}
