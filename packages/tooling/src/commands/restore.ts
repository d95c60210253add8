import { restoreFromFolder } from '@pasar/api';
import { getDataLocation, reportSteps, runBackup } from '../start/run-backup.ts';

// npm run restore -- <folder>: restores the exported data into an empty data folder and database, of either
// kind.
await runBackup('restore', async (folder) => {
  const rows = await restoreFromFolder(folder, getDataLocation(), reportSteps());
  return `Restored ${rows} rows. npm start opens the market.`;
});
