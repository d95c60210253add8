import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';

const tooling = path.join(root, 'packages/tooling');

/**
 * Runs one test file, of the gateway or another project, with an environment that selects its full form; ends with its exit
 * code.
 */
export const runFullTest = (file: string, env: Record<string, string>, project = 'gateway'): void => {
  const vitest = path.join(tooling, 'node_modules/vitest/vitest.mjs');
  const config = path.join(tooling, 'vitest.config.ts');
  spawn(process.execPath, [vitest, 'run', '--config', config, `--project=${project}`, file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).on('exit', (code) => process.exit(code ?? 1));
};
