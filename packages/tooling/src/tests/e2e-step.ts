import path from 'node:path';
import type { Step } from '../checks/steps.ts';
import { root } from '../workspace.ts';
import type { TestServer } from './start-test-server.ts';

interface Journeys {
  market: TestServer;
  browser: string;
  /** Each journey at both widths; else at one, in turns. */
  all?: boolean;
  /** Where the counts go. */
  report?: string;
  /** What follows for the runner: a file, `--project phone`, … */
  options?: readonly string[];
}

/** The browser tests on a running server, as a step with its environment. */
export const createE2eStep = ({ market, browser, all = false, report, options = [] }: Journeys) => {
  const step: Step = {
    name: 'journeys',
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
    PASAR_TEST_URL: market.url,
    PASAR_DATA: market.data,
    PASAR_BROWSER: browser,
    PASAR_JOURNEYS: all ? 'all' : 'quick',
    ...(market.starts && { PASAR_STARTS: JSON.stringify(market.starts) }),
    ...(market.operations && {
      PASAR_OPERATIONS_URL: market.operations.url,
      PASAR_OPERATIONS_DATA: market.operations.data,
    }),
    ...(report && { PASAR_REPORT: report }),
  };
  return { step, env };
};
