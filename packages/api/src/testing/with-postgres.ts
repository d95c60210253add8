import { finished, startPostgres } from './postgres-server.ts';

/**
 * Runs a command with a fresh PostgreSQL 18: `node packages/api/src/testing/with-postgres.ts -- <command …>`.
 * The command finds it in TEST_DATABASE_URL; it is gone when the command ends.
 */
const server = await startPostgres({ durable: false });
const [command = '', ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
// Ctrl-C reaches the command too; it ends first, then the server.
process.on('SIGINT', () => {});
try {
  process.exitCode = await finished(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
} finally {
  await server.remove();
}
