import { runProof } from '../tests/run-proof.ts';

// npm run test:races -- …: see packages/api/src/proofs/run-races.ts for what may follow.
process.exit(await runProof('races', process.argv.slice(2)));
