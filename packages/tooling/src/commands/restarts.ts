import { parseArgs } from 'node:util';
import { runFullTest } from '../tests/run-full-test.ts';

// npm run test:restarts [-- --restarts 20]: R21 in full, at a hundred requests a second; `npm test` has the quick form.
const { values } = parseArgs({ options: { restarts: { type: 'string', default: '20' } } });
runFullTest('src/server/restart.test.ts', { PASAR_RESTARTS: values.restarts });
