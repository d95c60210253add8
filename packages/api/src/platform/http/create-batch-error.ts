import { ApiError } from './api-error.ts';

/**
 * The refusal of a call for many that did nothing: in the code and the words of its elements' refusals, 409 when they
 * differ in code. The list by element is its data.
 */
export const createBatchError = (refusals: readonly ApiError[], data: object): ApiError => {
  const [first, ...others] = refusals;
  if (!first) throw new Error('nothing was refused');
  const isOne = others.every(({ code }) => code === first.code);
  return new ApiError(isOne ? first.code : 409, first.words, { data });
};
