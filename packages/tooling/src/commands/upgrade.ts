import { runFullTest } from '../tests/run-full-test.ts';
import { unpackRelease } from '../tests/unpack-release.ts';

// npm run test:upgrade [-- <commit>]: a cluster of the release before, whose servers are replaced one by one under load.
// Without a commit it is the one whose tables released-schema.json has.
runFullTest('src/cluster/upgrade.test.ts', { PASAR_PREVIOUS: unpackRelease(process.argv[2]) }, 'long-tests');
