import { openTestRun } from '../tests/open-test-run.ts';
import { readTestOptions } from '../tests/read-test-options.ts';
import { runLongTests } from '../tests/run-long-tests.ts';
import { embeddedOnly, except, longOnly, onPostgres, serverProjects } from '../tests/server-tests.ts';
import { startTestServer } from '../tests/start-test-server.ts';

// npm test [-- --changed[=<ref>]] [-- --shard=1/3] [-- --long]: checks, unit tests, server tests, browser tests; with
// `--long` all others too. Ends with the counts.
const { isFirstShard, isLong, vitest, playwright } = readTestOptions(process.argv.slice(2));
const run = openTestRun();

if (isFirstShard) await run.checks();

// The server and the demo are tested on PostgreSQL below, and used on PGlite by every browser test; `npm run
// test:embedded` tests them there.
await run.unitTests('unit tests', [...serverProjects.map((project) => `--project=!${project}`), ...vitest]);
await run.unitTests('the embedded database', ['--project=api', ...embeddedOnly, ...vitest]);

// The server of the browser tests is seeded meanwhile. A failed start is reported with them.
const opening = startTestServer({ twice: true, operations: true });
opening.catch(() => undefined);
await run.unitTests(
  'the server on PostgreSQL 18',
  [
    ...serverProjects.map((project) => `--project=${project}`),
    ...except(embeddedOnly),
    ...except(longOnly),
    ...vitest,
  ],
  onPostgres,
);
await run.browserTests('quick', opening, playwright);
if (isLong) {
  run.judge();
  await runLongTests(run, opening);
}
await run.stop(opening);
run.end();
