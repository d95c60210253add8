const literally = (typed: string) =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for texts in small letters that contain what was typed, sign by sign (quality S30). */
export const containing = (typed: string): string => `%${literally(typed)}%`;

/** The same for texts that begin with it. */
export const beginningWith = (typed: string): string => `${literally(typed)}%`;
