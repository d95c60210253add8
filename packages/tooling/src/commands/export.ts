import path from 'node:path';
import { exportToFolder } from '@pasar/api';
import { getDataLocation, reportSteps, runBackup } from '../start/run-backup.ts';

// npm run export -- <folder>: all rows, files, keys and releases. PostgreSQL may continue to serve meanwhile.
await runBackup('export', async (folder) => {
  const { rows, tables, files } = await exportToFolder(folder, getDataLocation(), reportSteps());
  return `Exported ${rows} rows of ${tables} tables and ${files} files into ${path.relative(process.cwd(), folder) || folder}. Keep it as secret as the market: it holds the keys.`;
});
