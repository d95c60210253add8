const literally = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for lowercase text that contains the typed text literally (quality S30). */
export const containing = (typed: string): string => `%${literally(typed)}%`;

/** The same for text that begins with it. */
export const beginningWith = (typed: string): string => `${literally(typed)}%`;
