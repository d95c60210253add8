import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pasar/api/testing';
import type { Verdict } from '../harness/long-test.ts';
import { onDatabase } from '../harness/on-database.ts';
import { crashRounds } from './crash-rounds.ts';
import { killAroundCalls } from './providers/kill-around-calls.ts';

export interface CrashSize {
  rounds: number;
  seed: number;
  onRound?(round: number): void;
}

export interface CrashTest {
  id: 'embedded' | 'server' | 'postgres' | 'providers';
  name: string;
  /** Rounds of the full form (quality R4). */
  fullRounds: number;
  run(size: CrashSize): Promise<Verdict>;
}

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasar-crash-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const onPostgres = (size: CrashSize, victim: 'server' | 'database') =>
  inFolder(async (dataDir) => {
    const postgres = await startPostgres({ durable: true });
    try {
      return await crashRounds({
        ...size,
        dataDir,
        databaseUrl: postgres.url,
        strike: async (server) => {
          if (victim === 'server') return server.end('SIGKILL');
          await postgres.kill();
          await postgres.start();
        },
      });
    } finally {
      await postgres.remove();
    }
  });

/** The ways in which the power goes (quality R4, trade V2). */
export const crashTests: readonly CrashTest[] = [
  {
    id: 'embedded',
    name: 'kill -9 of a server with its embedded database [R4]',
    fullRounds: 100,
    run: (size) =>
      inFolder((dataDir) =>
        crashRounds({
          ...size,
          dataDir,
          databaseUrl: `pglite:${join(dataDir, 'database')}`,
          strike: (server) => server.end('SIGKILL'),
        }),
      ),
  },
  {
    id: 'server',
    name: 'kill -9 of a server on PostgreSQL [R4]',
    fullRounds: 300,
    run: (size) => onPostgres(size, 'server'),
  },
  {
    id: 'postgres',
    name: 'kill -9 of PostgreSQL under a server [R4]',
    fullRounds: 50,
    run: (size) => onPostgres(size, 'database'),
  },
  {
    id: 'providers',
    name: 'kill -9 of a server around each kind of call to a provider [V2]',
    fullRounds: 25,
    // Outside `npm test` the database is its own.
    run: (size) =>
      process.env.TEST_DATABASE_URL
        ? killAroundCalls(size)
        : onDatabase('postgres', () => killAroundCalls(size)),
  },
];
