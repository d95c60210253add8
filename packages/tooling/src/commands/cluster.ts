import { runFullTest } from '../tests/run-full-test.ts';

// npm run test:cluster: separate servers behind a balancer, killed and restarted under load; `npm run test:long` has the
// quick form.
runFullTest('src/cluster/cluster.test.ts', { PASAR_CLUSTER: 'full' }, 'long-tests');
