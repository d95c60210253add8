import { parseArgs } from 'node:util';
import { reportFigures } from './harness/report-figures.ts';
import { measureSellerList } from './seller-list/measure-seller-list.ts';

// npm run test:seller-list -- [--products 50000] [--times 40] [--database postgres,pglite]
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    times: { type: 'string', default: '40' },
    database: { type: 'string', default: 'postgres,pglite' },
  },
});

const holds = await reportFigures(
  values.database.split(','),
  `${values.products} products of one store`,
  () => measureSellerList(Number(values.products), Number(values.times)),
);
process.exit(holds ? 0 : 1);
