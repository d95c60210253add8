const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with sorted keys and no spaces: equal values give equal text, whatever order they were made in. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted);
