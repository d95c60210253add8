import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { runChecks } from '../checks/run-checks.ts';
import { reportStep, runStep, type StepResult } from '../checks/run-step.ts';
import { root } from '../workspace.ts';
import { createE2eStep, type E2eSet } from './e2e-step.ts';
import { formatErrorNames, formatErrors } from './format-errors.ts';
import { judgeSecondTries } from './judge-second-tries.ts';
import { readE2eReport } from './read-e2e-report.ts';
import type { TestServer } from './start-test-server.ts';
import { sumResults, type TestResult, toFailedRun } from './test-result.ts';
import { judged, runUnitTests } from './unit-tests.ts';
import { writeToMemory } from './write-to-memory.ts';

export interface TestRun {
  checks(): Promise<void>;
  /** Runs vitest with options; `inside` is a script that brings a database. `folder` is another checkout, if given. */
  unitTests(
    name: string,
    options: readonly string[],
    inside?: readonly string[],
    folder?: string,
  ): Promise<void>;
  /** Runs Playwright on a server that may still be starting; a failed start counts as a failed test. */
  browserTests(set: E2eSet, opening: Promise<TestServer>, options?: readonly string[]): Promise<void>;
  /** Ends the server; one that does not end in order counts as a failed test. */
  stop(opening: Promise<TestServer>): Promise<void>;
  /** Counts a failed test that could not run. */
  fail(name: string, error: unknown): void;
  /** Fails when tests of too many files needed a second try since it was last asked. */
  judge(): void;
  /** Judges, prints what failed and the counts, and ends the process. */
  end(): never;
}

const onePass: TestResult = { passed: 1, failures: [], flaky: [] };

/** One command that runs test steps, reports each with its seconds, and counts them together. */
export const openTestRun = (): TestRun => {
  const reports = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
  writeToMemory();
  const outcomes: TestResult[] = [];
  let judgedOutcomes = 0;

  const report = (result: StepResult, { passed, failures, flaky }: TestResult): void => {
    const second = flaky.length > 0 ? `, ${flaky.length} at the second try` : '';
    const name = `${result.name}: ${passed} passed, ${failures.length} failed${second}`;
    reportStep({ ...result, name }, [
      ...formatErrors(failures),
      ...(second ? ['  at the second try:', ...formatErrors(flaky)] : []),
    ]);
    outcomes.push({ passed, failures, flaky });
  };

  const fail = (name: string, error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    console.log(`FAIL ${name}\n${message}`);
    outcomes.push(toFailedRun(name, message));
  };

  const judge = (): void => {
    const tooMany = judgeSecondTries(outcomes.slice(judgedOutcomes));
    if (tooMany) {
      outcomes.push(tooMany);
      console.log(formatErrors(tooMany.failures).join('\n'));
    }
    judgedOutcomes = outcomes.length;
  };

  return {
    async checks() {
      for (const result of await runChecks())
        outcomes.push(result.passed ? onePass : toFailedRun(result.name, result.output));
    },
    async unitTests(name, options, inside = [], folder = root) {
      const { result, outcome } = await runUnitTests({ name, options, reports, inside, folder });
      report(result, outcome);
    },
    async browserTests(set, opening, options = []) {
      try {
        const browser = await findBrowser();
        const server = await opening;
        const file = path.join(reports, `browser-tests-${set}.json`);
        const { step, env } = createE2eStep({ server, browser, set, report: file, options });
        const result = await runStep(step, env);
        report(result, judged(result, readE2eReport(file)));
      } catch (error) {
        fail('browser tests', error);
      }
    },
    async stop(opening) {
      // One that did not start has failed the browser tests.
      const server = await opening.catch(() => undefined);
      await server?.stop().catch((error) => fail('the end of the server', error));
    },
    fail,
    judge,
    end() {
      judge();
      const failures = outcomes.flatMap((one) => one.failures);
      if (failures.length > 0) console.log(['Failed:', ...formatErrorNames(failures)].join('\n'));
      const { passed, failed } = sumResults(outcomes);
      console.log(`${passed} passed, ${failed} failed`);
      process.exit(failed === 0 ? 0 : 1);
    },
  };
};
