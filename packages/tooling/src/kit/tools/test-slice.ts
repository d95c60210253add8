import { runNode } from './run-node.ts';

const config = import.meta.filename.replace(/test-slice(?=\.[jt]s$)/, 'vitest.config');

/** Runs the tests of the slice, or of the files whose path contains one of the filters; whether all passed. */
export const testSlice = (filters: readonly string[]): boolean =>
  runNode('vitest', 'vitest.mjs', 'run', '--config', config, ...filters);
