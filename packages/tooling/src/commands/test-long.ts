import { findMissingForSearch } from '../tests/find-missing-for-search.ts';
import { openTestRun } from '../tests/open-test-run.ts';
import { except, ofCluster, onCluster, onPostgres, onPostgresOnly, onSearch } from '../tests/server-tests.ts';
import { startTestServer } from '../tests/start-test-server.ts';

// npm run test:long: what `npm test` leaves out. Crashes, faults, imports, nonsense and load on both databases, and
// operations that take minutes.
const run = openTestRun();
const opening = startTestServer();
opening.catch(() => undefined);
await run.unitTests('long tests on PGlite', [
  '--project=long-tests',
  '--exclude=src/search/**',
  ...except(onPostgresOnly),
]);
await run.unitTests(
  'long tests on PostgreSQL 18',
  ['--project=long-tests', '--exclude=src/{races,model,search}/**'],
  onPostgres,
);
const missing = findMissingForSearch();
if (missing === null) {
  await run.unitTests('lists on OpenSearch', onCluster, onSearch);
  await run.unitTests('a cluster that fails', ofCluster);
} else process.stdout.write(`left out  lists on OpenSearch: ${missing}\n`);
await run.browserTests('long', opening);
run.end();
