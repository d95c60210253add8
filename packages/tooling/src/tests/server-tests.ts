import path from 'node:path';
import { root } from '../workspace.ts';

/** The vitest projects whose tests `npm test` runs on PostgreSQL. */
export const serverProjects = ['api', 'demo', 'long-tests'] as const;

/**
 * Long tests that need several sessions, which an embedded database does not have, and one with nonsense, which does not
 * depend on the database.
 */
export const onPostgresOnly = [
  'src/cluster/cluster.test.ts',
  'src/cluster/live.test.ts',
  'src/fuzz/fuzz.test.ts',
  'src/live/idle-streams.test.ts',
  'src/races/races.test.ts',
] as const;

/** These open an embedded database whichever is given, so they run once. */
export const embeddedOnly = [
  'src/platform/database/embedded-database.test.ts',
  'src/platform/database/directory-lock.test.ts',
  'src/platform/database/migrate.test.ts',
  'src/app/create-api.test.ts',
  'src/app/repeat-after-restart.test.ts',
] as const;

/** Of equal importance, but started first, so that no core waits for them at the end. */
export const longest = [
  'packages/long-tests/',
  'packages/api/src/app/create-api.test.ts',
  'packages/api/src/app/backup/',
  'packages/demo/src/seed/seed-database.test.ts',
  'packages/gateway/src/render/document-renderer.test.ts',
  'packages/gateway/src/health/simulation.test.ts',
  'packages/tooling/src/start/start-errors.test.ts',
] as const;

/** These take minutes and run with `npm run test:long`; races and the model have a short form beside the server's tests. */
export const longOnly = [
  'src/{bench,cluster,crash,event-loop,faults,fuzz,import,live,search,seller-list,order-list}/**',
] as const;

/** What `npm test` leaves to `npm run test:long` within a file: tests that take seconds. */
export const slow = '--tags-filter=slow';
export const notSlow = '--tags-filter=!slow';

/** Tests of lists and searches, which hold for the embedded engine and for a cluster alike. */
export const onCluster = [
  '--project=api',
  '--project=demo',
  'src/modules/catalog/listing/',
  'src/modules/catalog/search/',
  'src/relevance/',
] as const;

/** Those that kill nodes start a separate cluster. */
export const ofCluster = ['--project=long-tests', 'src/search/'] as const;

/** Options of the runner that leave files out. */
export const except = (files: readonly string[]): string[] => files.map((file) => `--exclude=${file}`);

/** Runs what follows it on a separate, fresh OpenSearch of three nodes; without Java and Maven it says so. */
export const onSearch = [path.join(root, 'packages/api/src/testing/with-search.ts'), '--'] as const;

/** Runs what follows it on a separate, fresh PostgreSQL. */
export const onPostgres = [path.join(root, 'packages/api/src/testing/with-postgres.ts'), '--'] as const;
