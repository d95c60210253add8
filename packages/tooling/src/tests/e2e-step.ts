import path from 'node:path';
import type { Step } from '../checks/steps.ts';
import { root } from '../workspace.ts';
import type { TestServer } from './start-test-server.ts';

/** `quick`: tests once, at one width, in turns, without the slow ones; `long`: these, alike; `all`: everything. */
export type E2eSet = 'quick' | 'long' | 'all';

interface E2eOptions {
  server: TestServer;
  browser: string;
  set: E2eSet;
  /** Where the counts go. */
  report?: string;
  /** What follows for the runner: a file, `--project phone`, … */
  options?: readonly string[];
}

/** The browser tests on a running server, as a step with its environment. */
export const createE2eStep = ({ server, browser, set, report, options = [] }: E2eOptions) => {
  const step: Step = {
    name: set === 'long' ? 'long browser tests' : 'browser tests',
    command: process.execPath,
    args: [
      path.join(root, 'e2e/node_modules/playwright/cli.js'),
      'test',
      '--config',
      path.join(root, 'e2e/playwright.config.ts'),
      ...options,
    ],
  };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PASAR_TEST_URL: server.url,
    PASAR_DATA: server.data,
    PASAR_BROWSER: browser,
    PASAR_E2E: set,
    ...(server.starts && { PASAR_STARTS: JSON.stringify(server.starts) }),
    ...(server.operations && {
      PASAR_OPERATIONS_URL: server.operations.url,
      PASAR_OPERATIONS_DATA: server.operations.data,
    }),
    ...(report && { PASAR_REPORT: report }),
  };
  return { step, env };
};
