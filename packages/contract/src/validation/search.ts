/** The maximum length of a list's search text. */
export const maxSearch = 100;

/** Values that one filter of a list may have. */
export const maxFilterValues = 50;
