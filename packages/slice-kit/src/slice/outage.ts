import { isApiError } from '@pasar/api-client';
import type { SectionResult } from './to-result.ts';

const tooMany = 429;

/**
 * Whether a call got no usable response: no connection, a timeout, an invalid response, or a server error.
 */
export const isOutage = (caught: unknown): boolean => {
  if (!isApiError(caught) || caught.kind === 'aborted') return false;
  return (
    caught.kind !== 'refused' || caught.code === undefined || caught.code >= 500 || caught.code === tooMany
  );
};

/**
 * A call's result; in an outage the data that the page shows already. Another view of a page, as a filter
 * or the next page of its reviews, never costs the page itself. A rejection is thrown on, and so is an
 * outage with nothing to show.
 */
export const fallBackToCurrent = async <Value>(
  answer: Promise<Value>,
  shown: Value | undefined,
): Promise<Value> => {
  try {
    return await answer;
  } catch (failure) {
    if (shown === undefined || !isOutage(failure)) throw failure;
    return shown;
  }
};

/**
 * A section that did not load retains what the page shows of it; only for a section that no change of view
 * affects.
 */
export const fallBackToCurrentSection = <Value>(
  section: SectionResult<Value>,
  shown: SectionResult<Value> | undefined,
): SectionResult<Value> => (section.ok || !shown?.ok ? section : shown);

/** Lets the part that a page is about fail alone in an outage. A rejection, as a 404, is the page's and thrown on. */
export const toResultOnOutage = async <Value>(answer: Promise<Value>): Promise<SectionResult<Value>> => {
  try {
    return { ok: true, value: await answer };
  } catch (failure) {
    if (!isOutage(failure)) throw failure;
    return { ok: false };
  }
};
