import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from '../browser/find-browser.ts';
import { createE2eStep } from '../tests/e2e-step.ts';
import { startTestServer } from '../tests/start-test-server.ts';
import { writeToMemory } from '../tests/write-to-memory.ts';
import { root } from '../workspace.ts';

// npm run test:e2e [-- cart.spec.ts --project phone …]: every browser test at every width, on a fresh
// server.
writeToMemory();
const browser = await findBrowser();
const server = await startTestServer({ twice: true });
const { step, env } = createE2eStep({ server, browser, set: 'all', options: process.argv.slice(2) });
const child = spawn(step.command, [...step.args], { cwd: root, env, stdio: 'inherit' });
const [code] = await once(child, 'exit');
await server.stop();
process.exit(Number(code ?? 1));
