import type { TestRun } from './open-test-run.ts';
import { embeddedOnly, except, longOnly, onPostgres, serverProjects } from './server-tests.ts';

/**
 * The tests of vitest in three steps. The server and the demo are tested on PostgreSQL, and used on PGlite by every
 * browser test; `npm run test:embedded` tests them there.
 */
export const runUnitSteps = async (run: TestRun, options: readonly string[]): Promise<void> => {
  await run.unitTests(
    'the server on PostgreSQL 18',
    [
      ...serverProjects.map((project) => `--project=${project}`),
      ...except(embeddedOnly),
      ...except(longOnly),
      ...options,
    ],
    onPostgres,
  );
  await run.unitTests('unit tests', [
    ...serverProjects.map((project) => `--project=!${project}`),
    ...options,
  ]);
  await run.unitTests('the embedded database', ['--project=api', ...embeddedOnly, ...options]);
};
