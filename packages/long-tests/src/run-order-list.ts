import { parseArgs } from 'node:util';
import { reportFigures } from './harness/report-figures.ts';
import { measureOrderList } from './order-list/measure-order-list.ts';

// npm run test:order-list -- [--orders 100000] [--times 40] [--database postgres,pglite]
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    times: { type: 'string', default: '40' },
    database: { type: 'string', default: 'postgres,pglite' },
  },
});

const holds = await reportFigures(values.database.split(','), `${values.orders} orders of all stores`, () =>
  measureOrderList(Number(values.orders), Number(values.times)),
);
process.exit(holds ? 0 : 1);
