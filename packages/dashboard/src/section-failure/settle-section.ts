import { isCallFailure } from '@pasar/api-client';
import { type Settled, settle } from '@pasar/slice-kit';

/** Lets a section fail alone (SPEC 8); a session that has ended is the whole page's matter. */
export const settleSection = <Value>(promise: Promise<Value>): Promise<Settled<Value>> => {
  let ended: unknown;
  const watched = promise.catch((failure: unknown) => {
    if (isCallFailure(failure) && failure.code === 401) ended = failure;
    throw failure;
  });
  return settle(watched).then((settled) => {
    if (ended) throw ended;
    return settled;
  });
};
