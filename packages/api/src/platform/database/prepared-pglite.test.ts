import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PreparedPglite } from './prepared-pglite.ts';

let pglite: PGlite;
let database: PreparedPglite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
beforeEach(async () => {
  await pglite.exec('drop table if exists things; create table things (id int primary key, name text)');
  await pglite.exec('deallocate all');
  database = new PreparedPglite(pglite, { mostStatements: 2 });
});
afterAll(() => pglite.close());

const add = (id: number, name: string | null = null) =>
  database.query('insert into things (id, name) values ($1, $2)', [id, name]);
const all = async () => (await database.query('select id, name from things order by id')).rows;
const prepared = async () => {
  const { rows } = await pglite.query<{ statement: string }>(
    'select statement from pg_prepared_statements where from_sql = false order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
};

test('a statement that comes again is prepared, and returns the same as the first time [P8]', async () => {
  const ask = async (n: number) =>
    (
      await database.query('select $1::int + 1 as next, $2::int[] as some, $3::text as none', [
        n,
        [n, 7],
        null,
      ])
    ).rows;
  for (const n of [1, 2, 3]) expect(await ask(n)).toEqual([{ next: n + 1, some: [n, 7], none: null }]);
  expect(await prepared()).toHaveLength(1);
});

test('a rejected statement does not affect the next one, with its code and its constraint', async () => {
  for (const id of [1, 2, 3]) expect((await add(id)).affectedRows).toBe(1);
  await expect(add(3)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
  expect((await add(4)).affectedRows).toBe(1);
  await database.query('begin');
  await expect(add(1)).rejects.toMatchObject({ code: '23505' });
  await expect(add(9)).rejects.toMatchObject({ code: '25P02' });
  await database.query('rollback');
  expect(await all()).toHaveLength(4);
});

test('a table that gets another shape is read in that shape', async () => {
  const read = async () => (await database.query('select * from things')).rows;
  await add(1, 'kopi');
  for (let times = 0; times < 3; times++) expect(await read()).toEqual([{ id: 1, name: 'kopi' }]);
  await database.query('alter table things add column price int');
  for (let times = 0; times < 3; times++)
    expect(await read()).toEqual([{ id: 1, name: 'kopi', price: null }]);
});

test('the least recently used one is evicted', async () => {
  const ask = (n: number) => database.query(`select ${n} as n`);
  for (const n of [1, 1, 2, 2, 1, 3, 3]) expect((await ask(n)).rows).toEqual([{ n }]);
  expect((await prepared()).toSorted()).toEqual(['select 1 as n', 'select 3 as n']);
  expect((await ask(2)).rows).toEqual([{ n: 2 }]);
});
