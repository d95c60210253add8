import { isProof, runProof } from '../tests/run-proof.ts';

// npm run test:races | test:crash | test:model | test:fuzz | test:faults | test:import | test:shelf -- …: see
// packages/api/src/proofs/run-<name>.ts for what may follow.
const [name = '', ...options] = process.argv.slice(2);
if (!isProof(name)) throw new Error(`there is no proof '${name}'`);
process.exit(await runProof(name, options));
