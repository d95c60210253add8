import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './workspace.ts';

const require = createRequire(import.meta.url);

/** Runs a program of an installed package in the repository, with its output on this terminal; whether it passed. */
export const runNode = (name: string, file: string, ...args: string[]): boolean => {
  const program = path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
};
