import path from 'node:path';
import { exportInto } from '@pasar/api';
import { marketPlace, moveMarket, saySteps } from '../start/move-market.ts';

// npm run export -- <folder>: the whole market, rows, pictures and keys. PostgreSQL may go on serving meanwhile.
await moveMarket('export', async (folder) => {
  const { rows, tables } = await exportInto(folder, marketPlace(), saySteps());
  return `Exported ${rows} rows of ${tables} tables into ${path.relative(process.cwd(), folder) || folder}. Keep it as secret as the market: it holds the keys.`;
});
