import type { Platform } from './context.ts';
import { readPoolUse } from './database/pool-use.ts';
import type { Gauge } from './metrics.ts';

/** How much of the pools is in use: of connections to PostgreSQL, and of threads for files. */
export const poolGauges = ({ db, workers }: Pick<Platform, 'db' | 'workers'>): Gauge[] => [
  {
    name: 'pasar_database_connections',
    help: 'Open connections to PostgreSQL; 0 with the embedded database',
    read: () => readPoolUse(db).open,
  },
  {
    name: 'pasar_database_connections_idle',
    help: 'Connections to PostgreSQL that wait for a query',
    read: () => readPoolUse(db).idle,
  },
  {
    name: 'pasar_database_waiting',
    help: 'Requests that wait for a connection to PostgreSQL',
    read: () => readPoolUse(db).waiting,
  },
  {
    name: 'pasar_file_tasks_waiting',
    help: 'Uploads, sheets and documents that wait for a thread',
    read: () => workers.waiting(),
  },
];
