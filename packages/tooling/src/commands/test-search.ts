import { findMissingForSearch } from '../tests/find-missing-for-search.ts';
import { openTestRun } from '../tests/open-test-run.ts';
import { ofCluster, onCluster, onSearch } from '../tests/server-tests.ts';

// npm run test:search [-- --full]: lists and searches on OpenSearch as three processes on this machine, then its nodes
// killed and an index rebuilt under load. `--full`: 5,000 random requests instead of 400.
const missing = findMissingForSearch();
if (missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
if (process.argv.includes('--full')) process.env.PASAR_SEARCH_FULL = '1';
const run = openTestRun();
await run.unitTests('lists on OpenSearch', onCluster, onSearch);
await run.unitTests('a cluster that fails', ofCluster);
run.end();
