import { buildInParallel } from '../build/build-in-parallel.ts';
import { builtRelease, packageVersion } from '../build/built-release.ts';
import { sourceHash } from '../build/source-hash.ts';
import { type App, apps } from '../workspace.ts';

/** version → what the registry knows of it. */
export type PublishedVersions = Record<string, { digest: string }>;

/**
 * The version that a build from source goes live as: the one its package states, or, once that is published, the same
 * with the sources' hash behind it. A published version never changes its bytes.
 */
export const versionOfSources = (stated: string, sources: string, published: PublishedVersions): string =>
  Object.hasOwn(published, stated) ? `${stated}-${sources.slice(0, 8)}` : stated;

interface Built {
  version: string;
  digest: string;
  sources: string;
}

/** Whether an app must be built: its sources changed, or its build bears a version that was published with other bytes. */
export const isStale = (built: Built | undefined, sources: string, published: PublishedVersions): boolean => {
  if (built?.sources !== sources) return true;
  const known = published[built.version];
  return known !== undefined && known.digest !== built.digest;
};

/** Builds the apps that need it, with progress. Returns whether all of them succeeded. */
export async function buildStale(
  publishedOf: (app: App) => PublishedVersions,
  among: readonly App[] = apps,
): Promise<boolean> {
  const stale = among.filter((app) => isStale(builtRelease(app), sourceHash(app), publishedOf(app)));
  if (stale.length === 0) return true;
  console.log(`Building ${stale.join(', ')}`);
  const versionFor = (app: App, sources: string) =>
    versionOfSources(packageVersion(app), sources, publishedOf(app));
  return buildInParallel(stale, { force: true, versionFor });
}
