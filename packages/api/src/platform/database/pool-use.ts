import type { Pool } from 'pg';
import type { Db } from './database.ts';

const pools = new WeakMap<Db, Pool>();

/** Names the pool of a database, whose figures Kysely does not pass on. */
export const notePool = (db: Db, pool: Pool): Db => {
  pools.set(db, pool);
  return db;
};

/** The connections of a database; none with an embedded one. */
export const readPoolUse = (db: Db): { open: number; idle: number; waiting: number } => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
};
