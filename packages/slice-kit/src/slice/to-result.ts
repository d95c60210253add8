export type SectionResult<Value> = { ok: true; value: Value } | { ok: false };

/** Lets one section of a page fail alone. An aborted load is thrown on: nobody waits for it any more. */
export const toResult = async <Value>(promise: Promise<Value>): Promise<SectionResult<Value>> => {
  try {
    return { ok: true, value: await promise };
  } catch (caught) {
    if (isAborted(caught)) throw caught;
    return { ok: false };
  }
};

const isAborted = (caught: unknown) =>
  caught instanceof Error &&
  (caught.name === 'AbortError' || ('kind' in caught && caught.kind === 'aborted'));
