import { ApiError } from '../http/api-error.ts';
import { handOver } from './hand-over.ts';

/** Names an export of a file that only threads load, and how long one call of it may take. */
export interface WorkerTask<A extends unknown[] = never[], O = unknown> {
  file: URL;
  name: string;
  timeoutMs: number;
  /** The caller's message about work that takes more memory than it may. */
  tooLarge(): ApiError;
  /** Ties the types of the export to its name; there is no such value. */
  types?: (...args: A) => O;
}

export type TaskResult<O> =
  | { value: O }
  | { failure: Pick<ApiError, 'code' | 'words' | 'fields' | 'retryAfter'> };

/**
 * Makes a function callable through the pool. Errors lose their class between threads, so an ApiError travels as data.
 * `transferOf` names the buffers of a result that are moved instead of copied.
 */
export const toTask =
  <A extends unknown[], O>(
    work: (...args: A) => Promise<O>,
    transferOf: (result: O) => ArrayBufferLike[] = () => [],
  ) =>
  async (args: A): Promise<TaskResult<O>> => {
    try {
      const value = await work(...args);
      return handOver({ value }, transferOf(value));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, words, fields, retryAfter } = error;
      return { failure: { code, words, fields, retryAfter } };
    }
  };
