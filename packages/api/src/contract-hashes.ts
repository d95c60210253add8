import { contractVersion, type Endpoint, endpoints } from '@pasar/contract';
import { type CallSchema, getCallSchema, hashCallSchema } from './app/served-contract/call-schema.ts';
import { isCompatible } from './app/served-contract/is-compatible.ts';
import { releasedForms } from './app/served-contract/released-forms.ts';

export interface ServedCall {
  /** Hash of the call as it is. */
  schema: string;
  /** Hashes of older forms whose callers can go on. */
  readonly also: string[];
}

/** What this server serves, by call (`GET /home/…`). */
export interface ServedContract {
  version: string;
  calls: Record<string, ServedCall>;
}

/**
 * The calls that are served, each with the hashes of the forms that callers may have been built for. Older forms are
 * compared once somebody asks for them: most callers have the current one.
 */
export const describeContract = (
  calls: readonly Endpoint[],
  formsOf: (call: string) => readonly CallSchema[],
): ServedContract => ({
  version: contractVersion,
  calls: Object.fromEntries(
    calls.map((endpoint): [string, ServedCall] => {
      const call = `${endpoint.method} ${endpoint.path}`;
      const current = getCallSchema(endpoint);
      const schema = hashCallSchema(current);
      let also: string[] | undefined;
      return [
        call,
        {
          schema,
          get also() {
            also ??= formsOf(call)
              .filter((older) => isCompatible(older, current))
              .map(hashCallSchema)
              .filter((hash) => hash !== schema);
            return also;
          },
        },
      ];
    }),
  ),
});

let served: ServedContract | undefined;

/** The contract of this server. */
export const getServedContract = (): ServedContract => {
  const all = Object.values(endpoints).flatMap((area): Endpoint[] => Object.values(area));
  served ??= describeContract(all, (call) => releasedForms().get(call) ?? []);
  return served;
};
