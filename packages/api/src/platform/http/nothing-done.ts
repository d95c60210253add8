import { Failure } from './failure.ts';

/**
 * The refusal of a call for many that did nothing: in the code and the words of its elements' refusals, 409 when they
 * differ in code. The list by element is its data.
 */
export const nothingDone = (refusals: readonly Failure[], data: object): Failure => {
  const [first, ...others] = refusals;
  if (!first) throw new Error('nothing was refused');
  const isOne = others.every(({ code }) => code === first.code);
  return new Failure(isOne ? first.code : 409, first.words, { data });
};
