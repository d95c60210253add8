import { migrateDatabase } from '@pasar/api';
import { exitWithSentence } from '../start/exit-with-sentence.ts';
import { getDataLocation } from '../start/run-backup.ts';

// npm run migrate: runs the migrations of this release before its servers start, for `PASAR_MIGRATIONS=command`.
const names = await migrateDatabase(getDataLocation().databaseUrl).catch(exitWithSentence);
console.log(names.length === 0 ? 'The database is up to date.' : `Ran ${names.join(', ')}.`);
