import type { Logger } from 'pino';
import {
  type EndWatchInput,
  getApp,
  listApps,
  type Registry,
  RegistryError,
  type ReleaseState,
  runningCanaries,
} from '../registry/index.ts';
import type { Health } from './open-health.ts';
import type { GuardThresholds } from './thresholds.ts';
import { type JudgedRelease, watchReleases } from './watch-releases.ts';

/** The actor in the log for what the guard did. */
export const guardName = 'guard';

/** The canaries that have visitors, and what is watched after its promotion. A paused canary is left alone. */
export const judgedReleases = (state: ReleaseState): JudgedRelease[] => [
  ...runningCanaries(state).flatMap(({ app, version, since }): JudgedRelease[] => {
    const control = getApp(state, app).live?.version;
    return control === undefined ? [] : [{ app, version, of: 'canary', control, since: Date.parse(since) }];
  }),
  ...listApps(state).flatMap((app): JudgedRelease[] => {
    const { watch } = getApp(state, app);
    if (!watch) return [];
    const { version, control, since, until } = watch;
    const times = { since: Date.parse(since), until: Date.parse(until) };
    return [{ app, version, of: 'watch', ...times, ...(control !== undefined && { control }) }];
  }),
];

export interface ReleaseGuard {
  registry: Registry;
  health: Health;
  thresholds: GuardThresholds;
  log: Logger;
  /** The state that visitors are served from. */
  state(): ReleaseState | undefined;
  /** Called with what the guard took back, or cannot take back because nothing was before it. */
  onVerdict?(release: JudgedRelease & { why: string; tookBack: boolean }): void;
}

/** Another gateway or an operator may have been faster. */
const unlessRaced = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'raced') return false;
    throw error;
  }
};

/** What it saw, in one sentence for the log. */
const formatSeen = ({ documents, sessions, failed }: NonNullable<EndWatchInput['seen']>): string =>
  `no fault in ${documents} documents; ${failed} of ${sessions} sessions failed`;

/**
 * The automatic guard (releases "Health guard"): takes broken canaries and broken promotions back and puts them into
 * quarantine, as itself and with what it saw as the reason; ends the watches of sound ones. Returns the end of it.
 */
export const guardReleases = ({
  registry,
  health,
  thresholds,
  log,
  state,
  onVerdict,
}: ReleaseGuard): (() => void) =>
  watchReleases({
    health,
    thresholds,
    log,
    releases: () => {
      const now = state();
      return now ? judgedReleases(now) : [];
    },
    withdraw: async (release, why) => {
      const { app, version, of, control } = release;
      await registry.expectAnswer();
      const now = registry.status();
      const { canary, watch } = getApp(now, app);
      if ((of === 'canary' ? canary : watch)?.version !== version) return;
      const back =
        of === 'canary' ? { of } : { of: 'live' as const, ...(control !== undefined && { to: control }) };
      const done = await unlessRaced(() =>
        registry.rollback({ app, ...back, quarantine: true, revision: now.revision, who: guardName, why }),
      );
      if (done) onVerdict?.({ ...release, why, tookBack: true });
    },
    warn: (release, why) => onVerdict?.({ ...release, why, tookBack: false }),
    finish: async ({ app, version, since }) => {
      await registry.expectAnswer();
      const now = registry.status();
      if (getApp(now, app).watch?.version !== version) return;
      const seen = health.totals(app, version, since);
      const { revision } = now;
      await unlessRaced(() =>
        registry.endWatch({ app, seen, revision, who: guardName, why: formatSeen(seen) }),
      );
    },
  });
