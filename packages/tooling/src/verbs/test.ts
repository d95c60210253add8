import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { reportStep, runStep, type StepResult } from '../checks/run-step.ts';
import { checkSteps, type Step } from '../checks/steps.ts';
import { journeyStep } from '../tests/journey-step.ts';
import { type Counts, readJourneyCounts, readUnitCounts, sum } from '../tests/read-counts.ts';
import { startTestMarket } from '../tests/start-test-market.ts';
import { root } from '../workspace.ts';

// npm test: checks, unit tests, server tests on both databases, journeys in a browser. Ends with the counts.
const reports = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
const inTooling = (file: string) => path.join(root, 'packages/tooling', file);
const counts: Counts[] = [];

const asCount = ({ passed }: StepResult): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

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

async function unitTests(step: Step & { report: string }): Promise<void> {
  const result = await runStep(step);
  const counted = readUnitCounts(step.report);
  reportStep({ ...result, name: `${step.name}: ${counted.passed} passed, ${counted.failed} failed` });
  // A runner that ends badly without a failed test has failed all the same.
  counts.push(!result.passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
}

/** Matrices that ask every call as everybody: which database answers makes no difference to them. */
const askedOnceOnly = ['permission-matrix', 'foreign-hands', 'extra-fields', 'amounts'].map(
  (name) => `--exclude=src/app/${name}.test.ts`,
);

/** The journeys are the longest step by far, in milliseconds. */
const longestJourneys = 15 * 60_000;

async function journeys(): Promise<void> {
  const browser = await findBrowser();
  const market = await startTestMarket();
  const report = path.join(reports, 'journeys.json');
  try {
    const { step, env } = journeyStep({ market, browser, report });
    const result = await runStep(step, env, longestJourneys);
    const counted = readJourneyCounts(report);
    reportStep({
      ...result,
      name: `journeys: ${counted.passed} passed, ${counted.failed} failed, ${counted.flaky} at the second try`,
    });
    counts.push(!result.passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
  } finally {
    await market.stop();
  }
}

for (const step of checkSteps) {
  const result = await runStep(step);
  reportStep(result);
  counts.push(asCount(result));
}
// A module's verbs one by one are asked on PostgreSQL below, and on PGlite by every journey; `npm run test:embedded` asks
// them all there.
await unitTests(
  vitest('unit tests and the server on PGlite', '--exclude=src/modules/*/*/**', ...askedOnceOnly),
);
const onPostgres = vitest(
  'the server on PostgreSQL 18',
  '--project=api',
  '--exclude=src/platform/database/embedded-database.test.ts',
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
  await journeys();
} catch (error) {
  console.log(`FAIL journeys\n${error instanceof Error ? error.message : String(error)}`);
  counts.push({ passed: 0, failed: 1 });
}
const { passed, failed } = sum(counts);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
