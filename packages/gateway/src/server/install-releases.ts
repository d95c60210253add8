import type { AppName, SliceDeclaration } from '@pasar/contract';
import type { Logger } from 'pino';
import { sliceLimits } from '../budget.ts';
import { canonicalJson } from '../platform/canonical-json.ts';
import { getApp, isKnown, type Registry, RegistryError, type ReleaseState } from '../registry/index.ts';
import { StartError } from './start-error.ts';

/** An app as it was just built from source. */
export interface BuiltApp {
  app: AppName;
  /** The folder with its `release.json`. */
  dir: string;
  /** What its folder says of it, for a registry that does not know it yet; absent for the shell. */
  entry?: SliceDeclaration;
}

export interface InstallInput {
  registry: Registry;
  apps: readonly BuiltApp[];
  log: Logger;
  onProgress(step: string, done: number, total: number): void;
}

/** Who acts in the log; operations never have a space in their name. */
const starter = { who: 'pasar start', why: 'built from source' } as const;

/**
 * The version under which a build is published: its own while that is free, else one derived from the
 * bytes.
 */
const versionFor = (state: ReleaseState, app: AppName, own: string, digest: string): string => {
  const { published } = getApp(state, app);
  const same = Object.entries(published).find(([, release]) => release.digest === digest);
  if (same) return same[0];
  return Object.hasOwn(published, own) ? `${own}-${digest.replace(/^sha256-/, '').slice(0, 8)}` : own;
};

const promoteBuilt = async (
  { registry, log }: InstallInput,
  releases: { app: AppName; version: string }[],
  state: ReleaseState,
): Promise<void> => {
  try {
    await registry.promote({ ...starter, releases, tested: true });
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code === 'raced') throw error;
    const reasons = [error.message, ...error.reasons].join(' ');
    if (releases.some(({ app }) => !getApp(state, app).live)) throw new StartError(reasons);
    log.error({ reasons: error.reasons }, `${error.message} What was live stays live.`);
  }
};

/** The state to build on, or undefined when the log is corrupt and the last good state has to serve. */
const readState = ({ registry, log }: InstallInput): ReleaseState | undefined => {
  try {
    return registry.status();
  } catch (error) {
    if (!registry.lastGood()) throw error;
    log.error({ err: error }, 'the release log cannot be read; serving the last good state');
    return undefined;
  }
};

/** Registers what the workspace declares; entries that operations wrote or that old releases imply stay. */
const registerSlices = async ({ registry, apps }: InstallInput): Promise<void> => {
  for (const { app, entry } of apps) {
    if (!entry) continue;
    const state = registry.status();
    const { revision } = state;
    const known = getApp(state, app).entry;
    if (!isKnown(state, app)) await registry.addSlice({ ...starter, entry, revision });
    else if (known?.who === starter.who) {
      const { name, ...change } = entry;
      const { since: _, who: __, why: ___, ...now } = known;
      const limits = { ...sliceLimits, ...change.limits };
      if (canonicalJson(now) !== canonicalJson({ ...change, limits }))
        await registry.changeSlice({ ...starter, name, change: { ...change, limits }, revision });
    }
  }
};

const bring = async (input: InstallInput): Promise<void> => {
  const { registry, apps, onProgress } = input;
  if (!readState(input)) return;
  await registerSlices(input);
  const state = readState(input);
  if (!state) return;
  const wanted: { app: AppName; version: string }[] = [];
  for (const [index, { app, dir }] of apps.entries()) {
    const { live, canary, published } = getApp(state, app);
    if (canary || (live && live.who !== starter.who)) continue;
    const built = await registry.inspect(dir);
    if (live && published[live.version]?.digest === built.digest) continue;
    onProgress('Publishing releases', index, apps.length);
    const version = versionFor(state, app, built.version, built.digest);
    // Whoever builds on this very machine needs nobody to vouch for it.
    await registry.publish({ ...starter, app, version, from: dir, signed: 'never' });
    wanted.push({ app, version });
  }
  if (wanted.length === 0) return;
  await promoteBuilt(input, wanted, state);
  onProgress('Publishing releases', apps.length, apps.length);
};

/**
 * Makes what was built from source live, so that a change shows after a restart. What operations chose since is
 * theirs and stays. Throws StartError when nothing can be live of an app.
 */
export const installReleases = async (input: InstallInput, patience = 3): Promise<void> => {
  try {
    await bring(input);
  } catch (error) {
    // Gateways of one registry that start together bring the same builds.
    const raced = error instanceof RegistryError && error.code === 'raced';
    if (raced && patience > 0) return installReleases(input, patience - 1);
    throw error instanceof RegistryError ? new StartError(error.message) : error;
  }
};
