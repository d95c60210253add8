import { isLongTest, runLongTest } from '../tests/run-long-test.ts';

// npm run test:races | test:crash | test:model | test:fuzz | test:faults | test:import | test:payments | test:seller-list |
// test:order-list -- …: see packages/long-tests/src/run-<name>.ts for what may follow.
const [name = '', ...options] = process.argv.slice(2);
if (!isLongTest(name)) throw new Error(`there is no long test '${name}'`);
process.exit(await runLongTest(name, options));
