/** Orders that one request may change, and one paper may hold. */
export const atOnce = 100;

/** A list in parts of at most so many, each with the place of its first and last, counted from one. */
export const inParts = <One>(list: readonly One[]): { from: number; to: number; part: One[] }[] =>
  Array.from({ length: Math.ceil(list.length / atOnce) }, (_, at) => {
    const part = list.slice(at * atOnce, (at + 1) * atOnce);
    return { from: at * atOnce + 1, to: at * atOnce + part.length, part };
  });
