import { findMissingForSearch } from './find-missing-for-search.ts';
import type { TestRun } from './open-test-run.ts';
import { runReleasedTests } from './run-released-tests.ts';
import { except, ofCluster, onCluster, onPostgres, onPostgresOnly, onSearch } from './server-tests.ts';
import type { TestServer } from './start-test-server.ts';

/**
 * Crashes, faults, imports, nonsense and load on both databases, the last release on newer tables, lists on OpenSearch,
 * and operations that take minutes.
 */
export const runLongTests = async (run: TestRun, opening: Promise<TestServer>): Promise<void> => {
  await run.unitTests('long tests on PGlite', [
    '--project=long-tests',
    '--exclude=src/search/**',
    ...except(onPostgresOnly),
  ]);
  await run.unitTests(
    'long tests on PostgreSQL 18',
    ['--project=long-tests', '--exclude=src/{races,model,search}/**'],
    onPostgres,
  );
  await runReleasedTests(run);
  const missing = findMissingForSearch();
  if (missing === null) {
    await run.unitTests('lists on OpenSearch', onCluster, onSearch);
    await run.unitTests('a cluster that fails', ofCluster);
  } else process.stdout.write(`left out  lists on OpenSearch: ${missing}\n`);
  await run.browserTests('long', opening);
};
