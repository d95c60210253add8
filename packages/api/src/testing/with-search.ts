import { finished } from './postgres-server.ts';
import { buildSearchCluster, findMissingForCluster, startSearchCluster } from './search-cluster.ts';

/**
 * Runs a command with a fresh OpenSearch of three nodes: `node packages/api/src/testing/with-search.ts -- <command …>`.
 * The command finds it in TEST_SEARCH_URL; it is gone when the command ends. `--check` downloads what it
 * needs and says what is missing.
 */
const missing = findMissingForCluster();
if (missing) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
if (process.argv[2] === '--check') {
  const problem = await buildSearchCluster().then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem) process.stderr.write(`\n${problem}\n`);
  process.exit(problem ? 1 : 0);
}
const cluster = await startSearchCluster();
const [command = '', ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
// Ctrl-C reaches the command too; it ends first, then the cluster.
process.on('SIGINT', () => {});
try {
  process.exitCode = await finished(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_SEARCH_URL: cluster.url },
  });
} finally {
  await cluster.remove();
}
