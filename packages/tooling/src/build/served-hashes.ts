import { getServedContract } from '@pasar/api/contract-hashes';

/** The hash of each call in the contract that is built against; the kit has them written down in this file's place. */
export const getServedHashes = (): Record<string, string> =>
  Object.fromEntries(Object.entries(getServedContract().calls).map(([call, { schema }]) => [call, schema]));
