import { writeFileSync } from 'node:fs';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { releaseVersion } from '../../platform/release-version.ts';
import { allMigrations } from '../modules.ts';
import { readSchema } from './read-schema.ts';

// node packages/api/src/app/schema/write-released-schema.ts: with each release, the tables that its servers rely on.
const db = openDatabase('pglite-memory:');
await migrate(db, allMigrations);
const schema = { release: releaseVersion, tables: await readSchema(db) };
writeFileSync(new URL('released-schema.json', import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
await db.destroy();
