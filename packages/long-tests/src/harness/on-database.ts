import { type PostgresServer, startPostgres } from '@pasar/api/testing';

/**
 * Runs a proof on a database that was named: `postgres`, a separate server that is gone afterwards, or PGlite. What
 * opens a test's market in between opens it there.
 */
export const onDatabase = async <T>(
  name: string,
  prove: (server: PostgresServer | null) => Promise<T>,
): Promise<T> => {
  if (name !== 'postgres') return prove(null);
  const server = await startPostgres({ durable: false });
  process.env.TEST_DATABASE_URL = server.url;
  try {
    return await prove(server);
  } finally {
    delete process.env.TEST_DATABASE_URL;
    await server.remove();
  }
};
