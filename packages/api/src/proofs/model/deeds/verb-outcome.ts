import { Failure } from '../../../platform/http/failure.ts';
import type { Outcome } from './deed.ts';

/** What a verb that is no call of the contract came to. */
export const verbOutcome = async (work: Promise<unknown>): Promise<Outcome> => {
  try {
    await work;
    return { code: 200, reason: null, shown: null };
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, reason: null, shown: null };
    throw error;
  }
};
