import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeToMemory } from '../tests/write-to-memory.ts';
import { root } from '../workspace.ts';
import type { MutationTarget } from './targets.ts';

const folder = path.join(root, 'packages/tooling/mutation');
const runner = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** Of the changes that a target is tried with, so many in a hundred must be found. */
const least = 90;

/** The runner is installed when it is first needed: `npm start` and `npm test` do without it. */
const install = (): void => {
  if (existsSync(runner)) return;
  // It brings no vitest, and finds the one of the workspace above its folder.
  const args = [
    'ci',
    '--prefix',
    folder,
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The mutation runner could not be installed; see the lines above.');
};

const configOf = (name: string, { folder: own, mutate }: MutationTarget, sandbox: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'packages/tooling/vitest.mutation.config.ts', related: false },
  // Its rewriting of settings needs an interface that TypeScript no longer has; tests need none of them.
  tsconfigFile: 'none.json',
  mutate: [...mutate.map((files) => `${own}/${files}`), `!${own}/**/*.test.ts`],
  ignorePatterns: ['packages/demo-images', 'docs', 'dist', '.pasar'],
  incremental: true,
  incrementalFile: path.join(root, `node_modules/.cache/pasar-mutation/${name}.json`),
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  tempDirName: sandbox,
  timeoutMS: 20_000,
  thresholds: { high: least, low: least, break: least },
});

/**
 * Changes the files of a target in one place after the other and runs the tests that reach the place. Prints the changes
 * that no test found. Returns whether at least 90 in 100 were found.
 */
export const runMutations = (name: string, target: MutationTarget): boolean => {
  install();
  writeToMemory();
  const work = mkdtempSync(path.join(tmpdir(), 'pasar-mutation-'));
  const config = path.join(work, 'stryker.json');
  writeFileSync(config, JSON.stringify(configOf(name, target, path.join(work, 'sandbox'))));
  const { status } = spawnSync(process.execPath, [runner, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PASAR_MUTATION_TARGET: name },
  });
  rmSync(work, { recursive: true, force: true });
  return status === 0;
};
