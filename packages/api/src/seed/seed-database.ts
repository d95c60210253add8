import type { Context } from '../platform/context.ts';
import type { SeedSize } from './plan/seed-size.ts';

export interface SeedDatabaseInput {
  ctx: Context;
  /** Any whole number; the same one gives the same market. */
  seed: number;
  /** What is left out follows from the rest; the demo market's own size without any. */
  size?: Partial<SeedSize>;
  /** Steps: pictures, stores, products, orders, reviews, offers, search. */
  onProgress(step: string, done: number, total: number): void;
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
