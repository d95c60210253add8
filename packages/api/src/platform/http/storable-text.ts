const isKept = (text: string) => !text.includes('\0') && text.isWellFormed();

/** A text as a database can store it: PostgreSQL has no NUL, and jsonb no half of a surrogate pair. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** The places of texts in an input that no database can store, as dotted paths; an empty path is the input itself. */
export const findUnstorableStrings = (input: unknown, path: readonly string[] = []): string[] => {
  if (typeof input === 'string') return isKept(input) ? [] : [path.join('.')];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, inner]) => findUnstorableStrings(inner, [...path, key]));
};
