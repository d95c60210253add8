import type * as indonesian from './book-file.id.ts';

export const bookFile: typeof indonesian.bookFile = {
  choose: 'Choose the file first.',
  pick: 'Choose a file',
  change: 'Change file',
  none: 'No file chosen yet',
  book: 'Book',
  check: 'Check the file',
  line: 'Line {{line}}, {{code}}: {{message}}',
};
