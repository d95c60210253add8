import type { OpsPackages } from '@pasar/contract';
import { readPackages } from './read-packages.ts';
import type { RegistryCore } from './registry-core.ts';
import { getApp, listApps, type ReleaseState, versionBefore } from './release-state.ts';

/** The versions of an app that a visitor can get now. */
const servedOf = (state: ReleaseState, app: string) => {
  const known = getApp(state, app);
  const { live, canary } = known;
  const served = [
    { version: live?.version, of: 'live' },
    { version: canary?.version, of: 'canary' },
    { version: live && versionBefore(known), of: 'fallback' },
  ] as const;
  return served.flatMap(({ version, of }) => (version === undefined ? [] : [{ version, of }]));
};

/** Which releases that visitors get were built with packages whose name has a text in it. */
export const findPackages = async (
  core: RegistryCore,
  state: ReleaseState,
  text: string,
): Promise<OpsPackages> => {
  const wanted = text.toLowerCase();
  const found: OpsPackages = { uses: [], unlisted: [] };
  for (const app of listApps(state))
    for (const { version, of } of servedOf(state, app)) {
      const release = await core.shelf.open(state, app, version).catch(() => undefined);
      const packages = release && (await readPackages(release));
      const matching = packages?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? [];
      if (!packages) found.unlisted.push({ app, version });
      else if (matching.length > 0) found.uses.push({ app, version, of, packages: matching });
    }
  return found;
};
