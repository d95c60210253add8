import { findTextFaults } from './find-text-faults.ts';
import { runNode } from './run-node.ts';
import { testSlice } from './test-slice.ts';
import { getDistFolder, names, root, slice } from './workspace.ts';

const texts = async (): Promise<boolean> => {
  const faults = await findTextFaults(root, names);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
};

const steps: [what: string, run: () => boolean | Promise<boolean>][] = [
  ['Types', () => runNode('typescript', 'bin/tsc', '--noEmit', '-p', root)],
  ['Texts in both languages', texts],
  ['Tests', () => testSlice([])],
];

/** Checks, tests and builds the slice into `dist/`; the first step that fails ends it with its own lines. */
export const buildSlice = async (version: string): Promise<void> => {
  for (const [what, run] of steps) {
    console.log(what);
    if (!(await run())) throw new Error(`${what}: see the lines above. Nothing was built.`);
  }
  console.log('Build');
  // The builder is webpack and more: no other command waits for it.
  const { buildApp } = await import('../../build/build-app.ts');
  await buildApp({ app: slice, version });
  console.log(`${slice} ${version} is in ${getDistFolder(slice)}`);
};
