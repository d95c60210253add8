export interface Table {
  [key: string]: string | Table;
}

/**
 * Keys to which tables of one slice give different meanings: a text here and a group there, or two texts. Pages bring
 * their tables into one place, so whichever page is opened last would speak for both.
 */
export const findClashingMessages = (tables: readonly Table[]): string[] => {
  const meanings = new Map<string, string | undefined>();
  const clashing = new Set<string>();
  const read = (table: Table, above: string) => {
    for (const [name, value] of Object.entries(table)) {
      const key = above + name;
      const text = typeof value === 'string' ? value : undefined;
      if (meanings.has(key) && meanings.get(key) !== text) clashing.add(key);
      meanings.set(key, text);
      if (typeof value !== 'string') read(value, `${key}.`);
    }
  };
  for (const table of tables) read(table, '');
  return [...clashing];
};
