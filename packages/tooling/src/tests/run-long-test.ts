import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

/** What `packages/long-tests/src/run-<name>.ts` proves or measures. */
const longTests = [
  'races',
  'crash',
  'model',
  'fuzz',
  'faults',
  'import',
  'payments',
  'seller-list',
  'order-list',
  'bench',
  'bench-search',
] as const;
type LongTest = (typeof longTests)[number];
export const isLongTest = (name: string): name is LongTest => (longTests as readonly string[]).includes(name);

/** Runs a long test of the server with its own options; returns its exit code. */
export const runLongTest = (name: LongTest, options: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const script = path.join(root, `packages/long-tests/src/run-${name}.ts`);
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...options], {
      cwd: root,
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
