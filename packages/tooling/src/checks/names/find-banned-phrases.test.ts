import { expect, test } from 'vitest';
import { findBannedPhrases } from './find-banned-phrases.ts';

test.each([
  ['/** Nobody, unless said otherwise. */', 'unless said'],
  ['// The gate goes by the newest record.', 'goes by'],
  ['// It lets in whoever knows the code.', 'lets in'],
  ['/** The page comes to life. */', 'comes to life'],
  ["test('the buyer is told at once', …)", 'is told'],
  ['A server of its own.', 'of its own'],
  ['their databases are of their own', 'of their own'],
  ['// The name stands in the log.', 'stands'],
])('%s is found [E6]', (line, phrase) => {
  expect(findBannedPhrases(line).join()).toContain(`"${phrase}"`);
});

test.each([
  '/** The messages of its own pages. */',
  '// It stands out, stands for another one, or stands still.',
  '// Two of them are told apart by their ids.',
  "import { standsFor } from './understands.ts';",
])('%s passes [E6]', (line) => {
  expect(findBannedPhrases(line)).toEqual([]);
});
