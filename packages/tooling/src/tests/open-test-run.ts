import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { runChecks } from '../checks/run-checks.ts';
import { reportStep, runStep, type StepResult } from '../checks/run-step.ts';
import { createE2eStep, type E2eSet } from './e2e-step.ts';
import { formatErrorNames, formatErrors } from './format-errors.ts';
import { judgeSecondTries } from './judge-second-tries.ts';
import { readE2eReport } from './read-e2e-report.ts';
import type { TestServer } from './start-test-server.ts';
import { sumResults, type TestResult, toFailedRun } from './test-result.ts';
import { judged, runUnitTests } from './unit-tests.ts';
import { useMemoryFolder } from './use-memory-folder.ts';

export interface TestRun {
  checks(): Promise<void>;
  /** Runs vitest with options; `inside` is a script that brings a database. */
  unitTests(name: string, options: readonly string[], inside?: readonly string[]): Promise<void>;
  /** Runs Playwright on a server that may still be starting; a failed start counts as a failed test. */
  browserTests(set: E2eSet, opening: Promise<TestServer>, options?: readonly string[]): Promise<void>;
  /** Prints what failed and the counts, and ends the process. */
  end(): never;
}

const onePass: TestResult = { passed: 1, failures: [], flaky: [] };

/** One command that runs test steps, reports each with its seconds, and counts them together. */
export const openTestRun = (): TestRun => {
  const reports = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
  useMemoryFolder();
  const outcomes: TestResult[] = [];

  const report = (result: StepResult, { passed, failures, flaky }: TestResult): void => {
    const second = flaky.length > 0 ? `, ${flaky.length} at the second try` : '';
    const name = `${result.name}: ${passed} passed, ${failures.length} failed${second}`;
    reportStep({ ...result, name }, [
      ...formatErrors(failures),
      ...(second ? ['  at the second try:', ...formatErrors(flaky)] : []),
    ]);
    outcomes.push({ passed, failures, flaky });
  };

  const runBrowserTests = async (set: E2eSet, opening: Promise<TestServer>, options: readonly string[]) => {
    const browser = await findBrowser();
    const server = await opening;
    const file = path.join(reports, `browser-tests-${set}.json`);
    try {
      const { step, env } = createE2eStep({ server, browser, set, report: file, options });
      const result = await runStep(step, env);
      report(result, judged(result, readE2eReport(file)));
    } finally {
      await server.stop();
    }
  };

  return {
    async checks() {
      for (const result of await runChecks())
        outcomes.push(result.passed ? onePass : toFailedRun(result.name, result.output));
    },
    async unitTests(name, options, inside) {
      const { result, outcome } = await runUnitTests({ name, options, reports, ...(inside && { inside }) });
      report(result, outcome);
    },
    async browserTests(set, opening, options = []) {
      try {
        await runBrowserTests(set, opening, options);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        console.log(`FAIL browser tests\n${message}`);
        outcomes.push(toFailedRun('browser tests', message));
      }
    },
    end() {
      const tooMany = judgeSecondTries(outcomes);
      if (tooMany) {
        outcomes.push(tooMany);
        console.log(formatErrors(tooMany.failures).join('\n'));
      }
      const failures = outcomes.flatMap((one) => one.failures);
      if (failures.length > 0) console.log(['Failed:', ...formatErrorNames(failures)].join('\n'));
      const { passed, failed } = sumResults(outcomes);
      console.log(`${passed} passed, ${failed} failed`);
      process.exit(failed === 0 ? 0 : 1);
    },
  };
};
