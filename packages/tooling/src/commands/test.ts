import { openTestRun } from '../tests/open-test-run.ts';
import { readTestOptions } from '../tests/read-test-options.ts';
import { runLongTests } from '../tests/run-long-tests.ts';
import { runUnitSteps } from '../tests/run-unit-steps.ts';
import { notSlow } from '../tests/server-tests.ts';
import { startTestServer } from '../tests/start-test-server.ts';

// npm test [-- --changed[=<ref>]] [-- --shard=1/3] [-- --long]: checks, unit tests, server tests, browser tests; with
// `--long` all others too. Ends with the counts.
const { isFirstShard, isLong, isQuick, vitest, playwright } = readTestOptions(process.argv.slice(2));
const run = openTestRun();

if (isFirstShard) await run.checks();

// The server of the browser tests is built and seeded meanwhile. A failed start is reported with them.
const opening = startTestServer({ twice: true, operations: true });
opening.catch(() => undefined);
await runUnitSteps(run, [...(isQuick ? [notSlow] : []), ...vitest]);
await run.browserTests('quick', opening, playwright);
if (isLong) {
  run.judge();
  await runLongTests(run, opening);
}
await run.stop(opening);
run.end();
