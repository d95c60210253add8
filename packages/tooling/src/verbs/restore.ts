import { restoreFrom } from '@pasar/api';
import { marketPlace, moveMarket, saySteps } from '../start/move-market.ts';

// npm run restore -- <folder>: makes the exported market in an empty data folder and database, of either kind.
await moveMarket('restore', async (folder) => {
  const rows = await restoreFrom(folder, marketPlace(), saySteps());
  return `Restored ${rows} rows. npm start opens the market.`;
});
