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

/**
 * The result of each, also of a bulk call that did nothing, which is a rejection. Other errors are thrown
 * on.
 */
export const unwrapBulkResponse = async <T extends Outcomes>(call: Promise<{ data: T }>): Promise<T> => {
  try {
    return (await call).data;
  } catch (failure) {
    // The rejection of a call that did nothing has the data of its response.
    if (isApiError(failure) && isNothingDone(failure.data)) return failure.data as T;
    throw failure;
  }
};
