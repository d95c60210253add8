import type { ServedContract } from '@pasar/api/contract-hashes';
import * as v from 'valibot';
import { RegistryError } from '../../registry/index.ts';
import { internalHeader } from './upstream.ts';

const Contract = v.object({
  version: v.string(),
  calls: v.record(v.string(), v.object({ schema: v.string(), also: v.array(v.string()) })),
});

/** Milliseconds for its answer. */
const patience = 5_000;

/** What an API server serves. Rejects with RegistryError `refused` that names it. */
export const readContract = async (url: string, token: string): Promise<ServedContract> => {
  try {
    const response = await fetch(`${url}/api/contract`, {
      headers: { [internalHeader]: token },
      signal: AbortSignal.timeout(patience),
    });
    return v.parse(Contract, await response.json());
  } catch {
    throw new RegistryError('refused', `The API at ${url} does not say which forms of its calls it serves.`);
  }
};
