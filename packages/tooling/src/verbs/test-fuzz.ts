import { runProof } from '../tests/run-proof.ts';

// npm run test:fuzz -- …: see packages/api/src/proofs/run-fuzz.ts for what may follow.
process.exit(await runProof('fuzz', process.argv.slice(2)));
