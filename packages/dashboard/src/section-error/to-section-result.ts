import { isApiError } from '@pasar/api-client';
import { type SectionResult, toResult } from '@pasar/slice-kit';

/** Lets a section fail alone (SPEC 8); an ended session or a missing right affects the full page. */
export const toSectionResult = <Value>(promise: Promise<Value>): Promise<SectionResult<Value>> => {
  let refusal: unknown;
  const watched = promise.catch((failure: unknown) => {
    if (isApiError(failure) && (failure.code === 401 || failure.code === 403)) refusal = failure;
    throw failure;
  });
  return toResult(watched).then((settled) => {
    if (refusal) throw refusal;
    return settled;
  });
};
