import { Piscina } from 'piscina';
import { second } from '../clock.ts';
import { ApiError, apiError } from '../http/api-error.ts';
import { createConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import type { Log } from '../log.ts';
import { handOver } from './hand-over.ts';
import type { TaskResult, WorkerTask } from './worker-task.ts';

/** Threads for work that would block every request: decoding uploads, printing. */
export interface WorkerPool {
  /**
   * Runs a task in a thread. Throws the task's ApiError, its `tooLarge` when it takes too much memory, and 503 when
   * it takes too long or too many wait, because that may be the machine's fault. The caller can no longer use moved
   * buffers.
   */
  run<A extends unknown[], O>(task: WorkerTask<A, O>, args: A, transfer?: ArrayBufferLike[]): Promise<O>;
  /** How many tasks wait for a thread. */
  waiting(): number;
  /** Waits for running tasks, then ends the threads. */
  close(): Promise<void>;
}

/** Two decode at once, however many cores there are: each may take 300 MB. */
const maxThreads = 2;
const longestQueue = 40;

const options = {
  minThreads: 0,
  maxThreads,
  idleTimeout: 60 * second,
  /** Megabytes of JavaScript values; pixels and unpacked bytes lie outside, and the tasks bound those themselves. */
  resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  /** The flags of the main thread may not fit a worker. */
  execArgv: [],
  /** A thread that stops between two tasks would not finish a library's cleanup. */
  atomics: 'disabled',
  /** Requests come first where cores are few. On systems other than Linux it would slow the entire process. */
  niceIncrement: process.platform === 'linux' ? 5 : 0,
} as const;

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Opens a pool without threads: the first tasks start them, and idle ones end. */
export const openWorkerPool = (log: Log): WorkerPool => {
  const pool = new Piscina({ ...options, execArgv: [...options.execArgv] });
  // A thread that crashes between two tasks does no harm: the next task starts another.
  pool.on('error', (error) => log.error({ err: error }, 'a worker thread broke'));
  const turns = createConcurrencyLimiter(maxThreads, longestQueue);
  let closing = false;

  /** Null when the thread had no memory left. */
  const attempt = async <A extends unknown[], O>(
    { file, name, timeoutMs }: WorkerTask<A, O>,
    args: A,
  ): Promise<TaskResult<O> | null> => {
    if (closing) throw apiError.unavailable();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      return await pool.run(args, { filename: file.href, name, signal: limit.signal });
    } catch (error) {
      const isLate = limit.signal.aborted;
      if (!isLate && !isOutOfMemory(error)) throw error;
      log.warn({ task: name, err: error }, 'a task took more time or memory than it may');
      return isLate ? { failure: apiError.unavailable() } : null;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    run: async (task, args, transfer = []) => {
      // Time counts while a task runs and not in the queue, so the pool never has more than its threads take.
      const result = await turns.take(() => attempt(task, handOver(args, transfer)));
      if (result === null) throw task.tooLarge();
      if ('value' in result) return result.value;
      const { code, words, ...details } = result.failure;
      throw new ApiError(code, words, details);
    },
    waiting: () => turns.queued(),
    close: async () => {
      closing = true;
      await pool.close();
    },
  };
};
