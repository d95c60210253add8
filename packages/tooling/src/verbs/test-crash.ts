import { runProof } from '../tests/run-proof.ts';

// npm run test:crash -- …: see packages/api/src/proofs/run-crash.ts for what may follow.
process.exit(await runProof('crash', process.argv.slice(2)));
