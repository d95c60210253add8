import { strength } from '../modules/accounts/passwords/password-hash.ts';

const full = { ...strength };
const light = { memory: 8, passes: 1, parallelism: 1 };

/** Hashes of tests that only need somebody who is signed in: 30 milliseconds of work each would be a third of the run. */
export const hashLightly = (): void => void Object.assign(strength, light);

/** Hashes as people get them, for the tests that are about hashes. */
export const hashFully = (): void => void Object.assign(strength, full);
