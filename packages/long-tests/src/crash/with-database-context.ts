import {
  allMigrations,
  auditData,
  type Context,
  composeTestServer,
  migrate,
  openDatabase,
  systemClock,
  systemContext,
} from '@pasar/api/testing';
import { createDemo } from '@pasar/demo';

/** Looks into a market's database while no server works on it (PGlite), or beside them (PostgreSQL). */
export const withDatabaseContext = async <T>(
  databaseUrl: string,
  look: (ctx: Context, audit: () => Promise<string[]>) => Promise<T>,
): Promise<T> => {
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const { platform } = composeTestServer({ db, clock: systemClock, plugins: [createDemo()] });
    const ctx = systemContext(platform);
    return await look(ctx, () => auditData(ctx));
  } finally {
    await db.destroy();
  }
};
