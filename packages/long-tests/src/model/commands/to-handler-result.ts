import { ApiError } from '@pasar/api/testing';
import type { CommandResult } from './command-result.ts';

/** What a verb that is no call of the contract came to. */
export const toHandlerResult = async (work: Promise<unknown>): Promise<CommandResult> => {
  try {
    await work;
    return { code: 200, reason: null, shown: null };
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, reason: null, shown: null };
    throw error;
  }
};
