import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { findBreaks } from './find-breaks.ts';
import { readSchema, type Schema } from './read-schema.ts';

const { tables } = JSON.parse(readFileSync(new URL('released-schema.json', import.meta.url), 'utf8')) as {
  tables: Schema;
};

/** What a migration with `oldestRelease` took away since; the next release's file no longer has it. */
const takenAway: readonly string[] = [];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ embedded: true });
});
afterAll(() => database.close());

test('servers of the last release find every table and column, and may leave out every new one', {
  tags: 'slow',
}, async () => {
  const breaks = findBreaks(tables, await readSchema(database.db));
  expect(breaks.filter((sentence) => !takenAway.includes(sentence))).toEqual([]);
});

test('what an older server would miss is named', () => {
  const released: Schema = {
    users: { id: 'bigint?', email: 'text', note: 'text?' },
    codes: { id: 'bigint?' },
  };
  expect(findBreaks(released, released)).toEqual([]);
  const now: Schema = { users: { id: 'bigint?', email: 'bytea', note: 'text', age: 'integer', at: 'date?' } };
  expect(findBreaks(released, now)).toEqual([
    'users.email was text and is bytea',
    'users.note was text? and is text',
    'users.age is new and needs a default, or to be null',
    'the table codes is missing',
  ]);
});
