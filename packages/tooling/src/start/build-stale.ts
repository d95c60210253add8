import { buildInParallel } from '../build/build-in-parallel.ts';
import { builtRelease, packageVersion } from '../build/built-release.ts';
import { sourceHash } from '../build/source-hash.ts';
import { type App, apps } from '../workspace.ts';

export interface KnownRelease {
  app: string;
  version: string;
  sources: string | undefined;
}

/**
 * The version that a build from source goes live as: the package's own, or, when that one was already published from
 * other sources, the package's with the sources' hash behind it. A published version never changes its bytes.
 */
export function versionOfSources(
  app: App,
  sources: string,
  stated: string,
  known: readonly KnownRelease[],
): string {
  const taken = known.find((release) => release.app === app && release.version === stated);
  return taken === undefined || taken.sources === sources ? stated : `${stated}-${sources.slice(0, 8)}`;
}

/** Builds the apps whose sources changed since their last build, or whose build has a version that is taken. */
export async function buildStale(known: readonly KnownRelease[]): Promise<boolean> {
  const versionFor = (app: App, sources: string) =>
    versionOfSources(app, sources, packageVersion(app), known);
  const stale = apps.filter((app) => {
    const sources = sourceHash(app);
    const built = builtRelease(app);
    return built?.sources !== sources || built.version !== versionFor(app, sources);
  });
  if (stale.length === 0) return true;
  process.stdout.write(`Building ${stale.length} ${stale.length === 1 ? 'app' : 'apps'}\n`);
  return buildInParallel(stale, { force: true, versionFor });
}
