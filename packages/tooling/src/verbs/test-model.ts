import { runProof } from '../tests/run-proof.ts';

// npm run test:model -- …: see packages/api/src/proofs/run-model.ts for what may follow.
process.exit(await runProof('model', process.argv.slice(2)));
