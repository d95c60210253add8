import { isApiError } from '@pasar/api-client';

interface Outcomes {
  done: readonly unknown[];
  failed: readonly unknown[];
}

const isNothingDone = (data: unknown): data is Outcomes =>
  typeof data === 'object' &&
  data !== null &&
  'done' in data &&
  'failed' in data &&
  Array.isArray(data.failed) &&
  data.failed.length > 0;

/** What became of each, also of a call for many that did nothing, which is a rejection. Other failures are thrown on. */
export const unwrapBulkResponse = async <T extends Outcomes>(call: Promise<{ data: T }>): Promise<T> => {
  try {
    return (await call).data;
  } catch (failure) {
    // The rejection of a call that did nothing has the data of its answer.
    if (isApiError(failure) && isNothingDone(failure.data)) return failure.data as T;
    throw failure;
  }
};
