import { openTestRun } from '../tests/open-test-run.ts';
import { runLongTests } from '../tests/run-long-tests.ts';
import { runUnitSteps } from '../tests/run-unit-steps.ts';
import { slow } from '../tests/server-tests.ts';
import { startTestServer } from '../tests/start-test-server.ts';

// npm run test:long: what `npm test` leaves out; `npm test -- --long` runs both.
const run = openTestRun();
const opening = startTestServer({ twice: true, operations: true });
opening.catch(() => undefined);
await runUnitSteps(run, [slow]);
await runLongTests(run, opening);
await run.stop(opening);
run.end();
