import { parseArgs } from 'node:util';
import { runFullTest } from '../tests/run-full-test.ts';

// npm run test:swaps [-- --swaps 10000]: R9 and P7 in full; `npm test` has the quick form.
const { values } = parseArgs({ options: { swaps: { type: 'string', default: '10000' } } });
runFullTest('src/http/many-swaps.test.ts', { PASAR_SWAPS: values.swaps });
