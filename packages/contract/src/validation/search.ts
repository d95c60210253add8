/** The maximum length of a list's search text. */
export const maxSearch = 100;
