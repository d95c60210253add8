import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { runChecks } from '../checks/run-checks.ts';
import { reportStep, runStep, type StepResult } from '../checks/run-step.ts';
import type { Step } from '../checks/steps.ts';
import { journeyStep } from '../tests/journey-step.ts';
import { failedWhole, type Outcome, sum } from '../tests/outcome.ts';
import { readJourneyReport } from '../tests/read-journey-report.ts';
import { readUnitReport } from '../tests/read-unit-report.ts';
import { embeddedOnly, onPostgresOnly } from '../tests/server-tests.ts';
import { startTestMarket, type TestMarket } from '../tests/start-test-market.ts';
import { nameTroubles, tellTroubles } from '../tests/tell-troubles.ts';
import { root } from '../workspace.ts';

// npm test: checks, unit tests, server tests on both databases, journeys in a browser. Ends with the counts.
const reports = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
const inTooling = (file: string) => path.join(root, 'packages/tooling', file);
const outcomes: Outcome[] = [];

const onePass: Outcome = { passed: 1, failures: [], flaky: [] };

const tell = (result: StepResult, read: Outcome): void => {
  // A runner that ends badly without a failed test has failed all the same.
  const outcome =
    result.passed || read.failures.length > 0
      ? read
      : failedWhole(result.name, 'It ended badly.', read.passed);
  const { passed, failures, flaky } = outcome;
  const second = flaky.length > 0 ? `, ${flaky.length} at the second try` : '';
  const name = `${result.name}: ${passed} passed, ${failures.length} failed${second}`;
  reportStep({ ...result, name }, [
    ...tellTroubles(failures),
    ...(second ? ['  at the second try:', ...tellTroubles(flaky)] : []),
  ]);
  outcomes.push(outcome);
};

const vitest = (name: string, ...options: string[]): Step & { report: string } => {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const args = [
    inTooling('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    inTooling('vitest.config.ts'),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  return { name, command: process.execPath, args, report };
};

const unitTests = async (step: Step & { report: string }) =>
  tell(await runStep(step), readUnitReport(step.report));

const without = (files: readonly string[]) => files.map((file) => `--exclude=${file}`);

/** The journeys are the longest step by far, in milliseconds. */
const longestJourneys = 15 * 60_000;

async function journeys(opening: Promise<TestMarket>): Promise<void> {
  const browser = await findBrowser();
  const market = await opening;
  const report = path.join(reports, 'journeys.json');
  try {
    const { step, env } = journeyStep({ market, browser, report });
    tell(await runStep(step, env, longestJourneys), readJourneyReport(report));
  } finally {
    await market.stop();
  }
}

for (const result of await runChecks())
  outcomes.push(result.passed ? onePass : failedWhole(result.name, result.output));

// A module's verbs one by one are asked on PostgreSQL below, and on PGlite by every journey; `npm run test:embedded` asks
// them all there.
await unitTests(
  vitest('unit tests and the server on PGlite', '--exclude=src/modules/*/*/**', ...without(onPostgresOnly)),
);

// The journeys' market is seeded meanwhile. One that does not start is told with the journeys.
const opening = startTestMarket();
opening.catch(() => undefined);
const onPostgres = vitest(
  'the server on PostgreSQL 18',
  '--project=api',
  // The tests wait for the database as long as it works.
  `--maxWorkers=${availableParallelism() + 1}`,
  ...without(embeddedOnly),
);
await unitTests({
  ...onPostgres,
  args: [
    path.join(root, 'packages/api/src/testing/with-postgres.ts'),
    '--',
    onPostgres.command,
    ...onPostgres.args,
  ],
});
try {
  await journeys(opening);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.log(`FAIL journeys\n${message}`);
  outcomes.push(failedWhole('journeys', message));
}
const failures = outcomes.flatMap((one) => one.failures);
if (failures.length > 0) console.log(['Failed:', ...nameTroubles(failures)].join('\n'));
const { passed, failed } = sum(outcomes);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
