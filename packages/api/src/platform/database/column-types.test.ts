import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every database returns the same types', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as big, 12.5::numeric as exact, '1990-08-17'::date as day,
      '{"a":[1]}'::jsonb as json, '{7,NULL,9007199254740991}'::int8[] as ids, '{}'::int8[] as none,
      '{1,2}'::int4[] as stars, '2026-11-21T10:00:00Z'::timestamptz as at`.execute(database.db);
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      exact: 12.5,
      day: '1990-08-17',
      json: { a: [1] },
      ids: [7, null, 9007199254740991],
      none: [],
      stars: [1, 2],
      at: new Date('2026-11-21T10:00:00Z'),
    },
  ]);
});
