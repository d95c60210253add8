import type { RegistryCore } from '../registry-core.ts';
import type { Wanted } from '../release-sets.ts';
import { getApp, type ReleaseState } from '../release-state.ts';

/** What staging must have seen of a release before production makes it live (platform F44). */
export const leastDocuments = 50;

/** In production: the releases that staging did not watch long enough, one sentence each. */
export const findAttestationProblems = (
  { environment }: Pick<RegistryCore, 'environment'>,
  state: ReleaseState,
  wanted: Wanted,
): string[] => {
  // The first releases of a market come from its own checkout.
  if (environment !== 'production' || !getApp(state, 'shell').live) return [];
  return [...wanted.values()].flatMap(({ app, version }) => {
    const { documents = 0 } = getApp(state, app).published[version]?.attested ?? {};
    if (documents >= leastDocuments) return [];
    return `${app} ${version}: staging has watched ${documents} documents of it without a fault, at least ${leastDocuments} are wanted; \`npm run release -- import ${app} ${version}\` brings what it attests.`;
  });
};
