import { getServedContract, type ServedContract } from '@pasar/api/contract-hashes';
import type { ReleaseRecord } from '@pasar/contract';

const short = (hash: string): string => hash.replace(/^sha256-/, '').slice(0, 12);

const problemsWith = ({ app, version, contract }: ReleaseRecord, served: ServedContract): string[] =>
  (contract.calls ?? []).flatMap(({ call, schema }, index) => {
    const known = Object.hasOwn(served.calls, call) ? served.calls[call] : undefined;
    // A call that does not exist has its own sentence.
    if (!known || known.schema === schema || known.also.includes(schema)) return [];
    return [
      `${app} ${version} was built for the form ${short(schema)} of ${call}, and API ${served.version} serves ${short(known.schema)} (release.json: contract.calls[${index}])`,
    ];
  });

/** The calls for which a release was built in a form that one of the API processes does not serve. */
export const findCallProblems = (
  record: ReleaseRecord,
  served: readonly ServedContract[] = [getServedContract()],
): string[] => [...new Set(served.flatMap((one) => problemsWith(record, one)))];
