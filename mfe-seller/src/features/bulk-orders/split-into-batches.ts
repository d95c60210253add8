/** Orders that one request may change, and one document may hold. */
export const maxOrdersPerRequest = 100;

/** A list in parts of at most so many, each with the place of its first and last, counted from one. */
export const splitIntoBatches = <One>(list: readonly One[]): { from: number; to: number; part: One[] }[] =>
  Array.from({ length: Math.ceil(list.length / maxOrdersPerRequest) }, (_, at) => {
    const part = list.slice(at * maxOrdersPerRequest, (at + 1) * maxOrdersPerRequest);
    return { from: at * maxOrdersPerRequest + 1, to: at * maxOrdersPerRequest + part.length, part };
  });
