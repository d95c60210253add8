import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from '../browser/find-browser.ts';
import { journeyStep } from '../tests/journey-step.ts';
import { startTestMarket } from '../tests/start-test-market.ts';
import { root } from '../workspace.ts';

// npm run test:journeys [-- cart.spec.ts --project phone …]: every journey at every width, on a fresh market.
const browser = await findBrowser();
const market = await startTestMarket({ twice: true });
const { step, env } = journeyStep({ market, browser, all: true, options: process.argv.slice(2) });
const child = spawn(step.command, [...step.args], { cwd: root, env, stdio: 'inherit' });
const [code] = await once(child, 'exit');
await market.stop();
process.exit(Number(code ?? 1));
