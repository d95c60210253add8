import type { Schema } from './read-schema.ts';

/** What of a released schema servers of that release would miss in a newer one: one sentence each. */
export const findBreaks = (released: Schema, now: Schema): string[] => {
  const breaks: string[] = [];
  for (const [table, columns] of Object.entries(released)) {
    const current = now[table];
    if (!current) {
      breaks.push(`the table ${table} is missing`);
      continue;
    }
    for (const [column, type] of Object.entries(columns)) {
      const today = current[column];
      if (today === undefined) breaks.push(`${table}.${column} is missing`);
      else if (today !== type && today !== `${type}?`)
        breaks.push(`${table}.${column} was ${type} and is ${today}`);
    }
    for (const [column, type] of Object.entries(current)) {
      if (!(column in columns) && !type.endsWith('?'))
        breaks.push(`${table}.${column} is new and needs a default, or to be null`);
    }
  }
  return breaks;
};
