import { runProof } from '../tests/run-proof.ts';

// npm run test:faults -- …: see packages/api/src/proofs/run-faults.ts for what may follow.
process.exit(await runProof('faults', process.argv.slice(2)));
