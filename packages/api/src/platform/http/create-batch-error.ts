import { ApiError } from './api-error.ts';

/**
 * The error of a batch call that did nothing: with the code and the message of its elements' rejections, 409 when they
 * differ in code. The list by element is its data.
 */
export const createBatchError = (refusals: readonly ApiError[], data: object): ApiError => {
  const [first, ...others] = refusals;
  if (!first) throw new Error('nothing was rejected');
  const isOne = others.every(({ code }) => code === first.code);
  return new ApiError(isOne ? first.code : 409, first.words, { data });
};
