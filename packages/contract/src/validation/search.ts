/** The longest words that a list is searched for. */
export const maxSearch = 100;
