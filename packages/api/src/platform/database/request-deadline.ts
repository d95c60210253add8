import { AsyncLocalStorage } from 'node:async_hooks';

interface Patience {
  /** Milliseconds that a request may still wait for the database. */
  left: number;
}

const current = new AsyncLocalStorage<Patience>();

/**
 * Milliseconds (quality R14 and S35). A waiting request learns within 3 s that the database is unavailable, no
 * statement takes more than 2 s and no wait for a connection more than 2.5 s. Only `setDatabaseLimits` and tests change
 * them.
 */
export const maxWaitsMs = { request: 2_300, statement: 2_000, connection: 2_500 };
/** Connections of one server to PostgreSQL. */
let mostConnections = 10;

/** What operators may set, because a database elsewhere is slower and one of many servers gets fewer connections. */
export interface DatabaseLimits {
  connections?: number;
  /** Milliseconds that one statement may take. */
  statementMs?: number;
  /** Milliseconds to wait for a connection. */
  connectionMs?: number;
  /** Milliseconds that a request may wait for the database in all. */
  requestMs?: number;
}

export const getMostConnections = (): number => mostConnections;

/** Sets the limits of databases that are opened after it, and of requests. */
export const setDatabaseLimits = (limits: DatabaseLimits): void => {
  mostConnections = limits.connections ?? mostConnections;
  maxWaitsMs.statement = limits.statementMs ?? maxWaitsMs.statement;
  maxWaitsMs.connection = limits.connectionMs ?? maxWaitsMs.connection;
  maxWaitsMs.request = limits.requestMs ?? maxWaitsMs.request;
};

/** Nobody waits for a job, but a connection that never responds is closed all the same. */
const ofJob = 30_000;
/** The longest possible timer. */
const longest = 2 ** 31 - 1;
/** The rest of the time for the rollback. */
const leastWait = 300;

/** Runs a request; all that it waits for the database counts against one budget. */
export const withRequestDeadline = <T>(work: () => T): T => current.run({ left: maxWaitsMs.request }, work);

/** Runs work that takes as long as it needs: migrations, exports. */
export const withoutDeadline = <T>(work: () => T): T => current.run({ left: longest }, work);

/** Whether what runs now takes as long as it needs. */
export const hasNoDeadline = (): boolean => (current.getStore()?.left ?? 0) > longest / 2;

/** Runs work that a request starts and does not wait for: it has the deadline of a job. */
export const withJobDeadline = <T>(work: () => T): T => current.exit(work);

/** Whether the request that runs now has waited all it may. */
export const isPastDeadline = (): boolean => (current.getStore()?.left ?? ofJob) <= 0;

/** Milliseconds that the next statement may take. */
export const getRemainingMs = (): number => Math.max(current.getStore()?.left ?? ofJob, leastWait);

/** Counts a wait that began at a time of `performance.now()`. */
export const recordWait = (began: number): void => {
  const patience = current.getStore();
  if (patience) patience.left -= performance.now() - began;
};

const late = Symbol('late');

/**
 * Waits for what others may wait for too, no longer than the request that waits may. Throws like a pool that has no
 * free connection in time.
 */
export const waitWithDeadline = async <T>(coming: Promise<T>): Promise<T> => {
  const began = performance.now();
  const { promise: tooLate, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => resolve(late), getRemainingMs());
  try {
    const come = await Promise.race([coming, tooLate]);
    if (come === late) throw new Error('timeout exceeded when trying to connect');
    return come;
  } finally {
    clearTimeout(timer);
    recordWait(began);
  }
};
