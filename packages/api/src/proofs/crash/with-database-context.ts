import { auditData } from '../../app/audit-data.ts';
import { allMigrations } from '../../app/modules.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { systemContext } from '../../platform/http/request-context.ts';
import { composeTestServer } from '../../testing/compose-test-server.ts';

/** Looks into a market's database while no server works on it (PGlite), or beside them (PostgreSQL). */
export const withDatabaseContext = async <T>(
  databaseUrl: string,
  look: (ctx: Context, audit: () => Promise<string[]>) => Promise<T>,
): Promise<T> => {
  const db = openDatabase(databaseUrl);
  try {
    await migrate(db, allMigrations);
    const { platform } = composeTestServer({ db, clock: systemClock });
    const ctx = systemContext(platform);
    return await look(ctx, () => auditData(ctx));
  } finally {
    await db.destroy();
  }
};
