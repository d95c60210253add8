import type { AppName } from '@pasar/contract';
import type { RegistryCore } from './registry-core.ts';

export interface Verification {
  /** Absent when every line of the log follows its chain. */
  chainProblem?: string;
  events: number;
  releases: { app: AppName; version: string; problem?: string }[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Checks every hash of the chain and every byte of every published release. Never throws; returns what it
 * found.
 */
export const verify = async (core: RegistryCore): Promise<Verification> => {
  let chainProblem: string | undefined;
  let state = core.lastGood();
  try {
    state = core.readAll();
  } catch (error) {
    chainProblem = messageOf(error);
  }
  const releases: Verification['releases'] = [];
  for (const [app, { published }] of Object.entries(state?.apps ?? {})) {
    for (const [version, release] of Object.entries(published)) {
      const problem = await core.shelf.verify(app, version, release).then(() => undefined, messageOf);
      releases.push({ app, version, ...(problem === undefined ? {} : { problem }) });
    }
  }
  return {
    events: core.log.count,
    releases,
    ...(chainProblem === undefined ? {} : { chainProblem }),
  };
};
