/** Line ends, escape sequences and characters that reverse the direction of writing. */
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text as one harmless line, wherever it is printed: nobody can forge an entry or control a terminal (quality S39).
 */
export const oneLine = (text: string): string => text.replace(unruly, ' ').trim();
