import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { columnParsers } from './column-types.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { WorkerCall, WorkerResponse } from './pglite-client.ts';
import { PreparedPglite } from './prepared-pglite.ts';

if (!parentPort) throw new Error('the embedded database runs in a worker thread');
const port = parentPort;
const answer = (message: WorkerResponse) => port.postMessage(message);

const database = await PGlite.create({
  extensions: { pg_trgm, unaccent },
  parsers: columnParsers,
  fs: new DurableNodeFS((workerData as { folder: string }).folder),
  startParams: durableStartParams,
});

const prepared = new PreparedPglite(database);

const run = async ({ op, sql, params }: WorkerCall) => {
  if (op === 'query') return prepared.query(sql, params);
  await database.exec('checkpoint');
  await database.close();
  return { rows: [], fields: [], affectedRows: 0 };
};

let before: Promise<unknown> = Promise.resolve();
port.on('message', (call: WorkerCall) => {
  before = before
    .then(() => run(call))
    .then(
      ({ rows, affectedRows }) => answer({ id: call.id, rows, affectedRows }),
      // Values are copied between threads: keep the fields that code depends on, not the class.
      (error: Error & { code?: string; detail?: string; constraint?: string; table?: string }) =>
        answer({
          id: call.id,
          error: {
            message: error.message,
            code: error.code,
            detail: error.detail,
            constraint: error.constraint,
            table: error.table,
          },
        }),
    );
});
answer({ ready: true });
