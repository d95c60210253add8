/** Products are counted exactly up to here; above, nobody pages on (domain "Counts"). */
export const countedUpTo = 1_000;
