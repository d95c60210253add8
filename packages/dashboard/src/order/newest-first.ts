/** Of two events in the same second, the one that was reported later is the newer one. */
export const newestFirst = <One extends { at: string }>(moments: readonly One[]): One[] =>
  moments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).reverse();
