import type { Context, SeedOptions } from '@pasar/api/plugin';

export interface SeedDatabaseInput extends SeedOptions {
  ctx: Context;
}

const isInhabited = async ({ db }: Context): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Fills an empty marketplace with the demo market. A database with any account in it is left as it is. Interrupted
 * at any moment, the next call starts over; pictures that were rendered stay.
 */
export async function seedDatabase(input: SeedDatabaseInput): Promise<'seeded' | 'kept'> {
  if (await isInhabited(input.ctx)) return 'kept';
  // The tables and drawings are large, and every later start does without them.
  const { fillDatabase } = await import('./fill-database.ts');
  await fillDatabase(input);
  return 'seeded';
}
