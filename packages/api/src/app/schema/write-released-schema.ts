import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { releaseVersion } from '../../platform/release-version.ts';
import { allCalls } from '../all-calls.ts';
import { allMigrations } from '../modules.ts';
import { getCallSchema, hashCallSchema } from '../served-contract/call-schema.ts';
import { releasedCallsFile, releasedForms } from '../served-contract/released-forms.ts';
import { readSchema } from './read-schema.ts';

// node packages/api/src/app/schema/write-released-schema.ts: at the commit of each release, the tables that its servers rely
// on, the forms of calls that its slices are built for, and which commit that is, for `npm run test:upgrade`.
const db = openDatabase('pglite-memory:');
await migrate(db, allMigrations);
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
const schema = { release: releaseVersion, commit, tables: await readSchema(db) };
writeFileSync(new URL('released-schema.json', import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
await db.destroy();

const known = releasedForms();
for (const { endpoint } of allCalls) {
  const call = `${endpoint.method} ${endpoint.path}`;
  const form = getCallSchema(endpoint);
  const isKnown = known.get(call)?.some((older) => hashCallSchema(older) === hashCallSchema(form));
  if (!isKnown) appendFileSync(releasedCallsFile, `${JSON.stringify({ call, ...form })}\n`);
}
