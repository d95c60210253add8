import { contractVersion, type Endpoint, endpoints } from '@pasar/contract';
import { type CallSchema, getCallSchema, hashCallSchema } from './app/served-contract/call-schema.ts';
import { isCompatible } from './app/served-contract/is-compatible.ts';
import { publishedCalls } from './app/served-contract/published-calls.ts';

export interface ServedCall {
  /** Hash of the call as it is. */
  schema: string;
  /** Hashes of older forms whose callers can go on. */
  also: string[];
}

/** What this server serves, by call (`GET /home/…`). */
export interface ServedContract {
  version: string;
  calls: Record<string, ServedCall>;
}

/** The calls that are served, each with the hashes of the forms that callers may have been built for. */
export const describeContract = (
  calls: readonly Endpoint[],
  published: Record<string, readonly CallSchema[]>,
): ServedContract => ({
  version: contractVersion,
  calls: Object.fromEntries(
    calls.map((endpoint) => {
      const call = `${endpoint.method} ${endpoint.path}`;
      const current = getCallSchema(endpoint);
      const schema = hashCallSchema(current);
      const also = (published[call] ?? [])
        .filter((older) => isCompatible(older, current))
        .map(hashCallSchema)
        .filter((hash) => hash !== schema);
      return [call, { schema, also }];
    }),
  ),
});

let served: ServedContract | undefined;

/** The contract of this server. */
export const getServedContract = (): ServedContract => {
  const all = Object.values(endpoints).flatMap((area): Endpoint[] => Object.values(area));
  served ??= describeContract(all, publishedCalls);
  return served;
};
