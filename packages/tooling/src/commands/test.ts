import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { runChecks } from '../checks/run-checks.ts';
import { reportStep, runStep, type StepResult } from '../checks/run-step.ts';
import { createE2eStep } from '../tests/e2e-step.ts';
import { formatErrorNames, formatErrors } from '../tests/format-errors.ts';
import { readE2eReport } from '../tests/read-e2e-report.ts';
import { embeddedOnly, onPostgresOnly, serverProjects } from '../tests/server-tests.ts';
import { startTestServer, type TestServer } from '../tests/start-test-server.ts';
import { sumResults, type TestResult, toFailedRun } from '../tests/test-result.ts';
import { judged, runUnitTests } from '../tests/unit-tests.ts';
import { root } from '../workspace.ts';

// npm test: checks, unit tests, server tests on both databases, journeys in a browser. Ends with the counts.
const reports = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
const outcomes: TestResult[] = [];

const onePass: TestResult = { passed: 1, failures: [], flaky: [] };

const tell = (result: StepResult, { passed, failures, flaky }: TestResult): void => {
  const second = flaky.length > 0 ? `, ${flaky.length} at the second try` : '';
  const name = `${result.name}: ${passed} passed, ${failures.length} failed${second}`;
  reportStep({ ...result, name }, [
    ...formatErrors(failures),
    ...(second ? ['  at the second try:', ...formatErrors(flaky)] : []),
  ]);
  outcomes.push({ passed, failures, flaky });
};

const unitTests = async (name: string, options: readonly string[], inside?: readonly string[]) => {
  const { result, outcome } = await runUnitTests({ name, options, reports, ...(inside && { inside }) });
  tell(result, outcome);
};

const without = (files: readonly string[]) => files.map((file) => `--exclude=${file}`);

/** No step takes longer than the journeys; a machine may be slow, in milliseconds. */
const longestJourneys = 20 * 60_000;

async function journeys(opening: Promise<TestServer>): Promise<void> {
  const browser = await findBrowser();
  const market = await opening;
  const report = path.join(reports, 'journeys.json');
  try {
    const { step, env } = createE2eStep({ market, browser, report });
    const result = await runStep(step, env, longestJourneys);
    tell(result, judged(result, readE2eReport(report)));
  } finally {
    await market.stop();
  }
}

for (const result of await runChecks())
  outcomes.push(result.passed ? onePass : toFailedRun(result.name, result.output));

// The modules and the demo are tested on PostgreSQL below, and used on PGlite by every journey; `npm run test:embedded`
// tests them there.
await unitTests('unit tests and the server on PGlite', [
  '--exclude=src/{modules,seed,payment-sandbox,identity-provider,simulators}/**',
  ...without(onPostgresOnly),
]);

// The server of the browser tests is seeded meanwhile. A failed start is reported with them.
const opening = startTestServer({ twice: true, operations: true });
opening.catch(() => undefined);
await unitTests(
  'the server on PostgreSQL 18',
  [...serverProjects.map((project) => `--project=${project}`), ...without(embeddedOnly)],
  [path.join(root, 'packages/api/src/testing/with-postgres.ts'), '--'],
);
try {
  await journeys(opening);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.log(`FAIL journeys\n${message}`);
  outcomes.push(toFailedRun('journeys', message));
}
const failures = outcomes.flatMap((one) => one.failures);
if (failures.length > 0) console.log(['Failed:', ...formatErrorNames(failures)].join('\n'));
const { passed, failed } = sumResults(outcomes);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
