import path from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { reportStep, runStep } from '../checks/run-step.ts';
import { createE2eStep } from '../tests/e2e-step.ts';
import { startTestServer } from '../tests/start-test-server.ts';
import { root } from '../workspace.ts';

// npm run test:isolation: every fault of every slice, in the render processes and in a browser, on a fresh
// server.
const tooling = path.join(root, 'packages/tooling');
const workers = await runStep(
  {
    name: 'faults in the render processes',
    command: process.execPath,
    args: [
      path.join(tooling, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      path.join(tooling, 'vitest.config.ts'),
      '--project=gateway',
      'src/render/document-renderer.test.ts',
    ],
  },
  { ...process.env, PASAR_ISOLATION: 'full' },
);
reportStep(workers);

const browser = await findBrowser();
const server = await startTestServer();
const options = ['isolation.spec.ts', '--project', 'desktop', ...process.argv.slice(2)];
const { step, env } = createE2eStep({ server, browser, set: 'all', options });
const pages = await runStep({ ...step, name: 'faults in the browser' }, env, 60 * 60_000);
reportStep(pages);
await server.stop();
process.exit(workers.passed && pages.passed ? 0 : 1);
