import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { administer, prepareTemplate } from './postgres-clone.ts';
import { finished } from './postgres-server.ts';

/**
 * Runs server tests of an older release on the tables of this one, inside of with-postgres.ts:
 * `node packages/api/src/testing/on-newer-tables.ts <folder of that release> -- <its vitest command …>`.
 * Tests clone a template that is named after the migrations of their release; here ours have made it.
 */
const url = process.env.TEST_DATABASE_URL ?? '';
const [folder = '', , command = '', ...args] = process.argv.slice(2);
const stamp = pathToFileURL(resolve(folder, 'packages/api/src/testing/schema-stamp.ts')).href;
const template = `pasar_${(await import(stamp)).schemaStamp()}`;

/** Rises with everything that is written on this server. */
const countWrites = async (): Promise<number> => {
  let count = 0;
  await administer(url, async (admin) => {
    const { rows } = await admin.query('select pg_current_xact_id()::text as count');
    count = Number(rows[0]?.count);
  });
  return count;
};

await administer(url, (admin) => prepareTemplate(url, admin, template));
const before = await countWrites();
process.exitCode = await finished(command, args, { stdio: 'inherit' });

// Tests that name the template otherwise, or use another database, have shown nothing.
await administer(url, async (admin) => {
  const { rows } = await admin.query(
    `select datname from pg_database where datname ~ '^pasar_' and datname !~ '^pasar_test_' and datname <> $1`,
    [template],
  );
  if (rows.length > 0) throw new Error(`The older tests made their own tables: ${rows[0]?.datname}`);
});
if (process.exitCode === 0 && (await countWrites()) < before + 1_000)
  throw new Error('The older tests did not use this PostgreSQL.');
