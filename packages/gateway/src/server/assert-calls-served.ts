import { findCallProblems, getApp, listApps, type Registry, type ReleaseState } from '../registry/index.ts';
import { StartError } from './start-error.ts';

/** Throws StartError where a release that visitors get now was built for a form of a call that this server lacks. */
export const assertCallsServed = async (registry: Registry, state: ReleaseState): Promise<void> => {
  const problems: string[] = [];
  for (const app of listApps(state)) {
    const { live, canary } = getApp(state, app);
    for (const version of [live?.version, canary?.version]) {
      if (version === undefined) continue;
      const release = await registry.release(state, app, version).catch(() => undefined);
      if (release) problems.push(...findCallProblems(release.record));
    }
  }
  if (problems.length > 0)
    throw new StartError(`This server lacks calls of what is live. ${problems.join('. ')}.`);
};
