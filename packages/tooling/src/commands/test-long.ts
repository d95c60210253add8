import { openTestRun } from '../tests/open-test-run.ts';
import { except, onPostgres, onPostgresOnly } from '../tests/server-tests.ts';
import { startTestServer } from '../tests/start-test-server.ts';

// npm run test:long: what `npm test` leaves out. Crashes, faults, imports, nonsense and load on both databases, and
// operations that take minutes.
const run = openTestRun();
const opening = startTestServer();
opening.catch(() => undefined);
await run.unitTests('long tests on PGlite', ['--project=long-tests', ...except(onPostgresOnly)]);
await run.unitTests(
  'long tests on PostgreSQL 18',
  ['--project=long-tests', '--exclude=src/{races,model}/**'],
  onPostgres,
);
await run.browserTests('long', opening);
run.end();
