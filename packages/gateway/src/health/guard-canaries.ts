import type { Logger } from 'pino';
import {
  getApp,
  type Registry,
  RegistryError,
  type ReleaseState,
  runningCanaries,
} from '../registry/index.ts';
import type { Health } from './open-health.ts';
import type { GuardThresholds } from './thresholds.ts';
import { type Canary, watchCanaries } from './watch-canaries.ts';

/** The actor in the log for what the guard did. */
export const guardName = 'guard';

/** The canaries that have visitors, each with the version beside it. A paused one has none, and is left alone. */
export const watchedCanaries = (state: ReleaseState): Canary[] =>
  runningCanaries(state).flatMap(({ app, version }) => {
    const { live, canary } = getApp(state, app);
    return live && canary ? [{ app, version, control: live.version, since: Date.parse(canary.since) }] : [];
  });

export interface CanaryGuard {
  registry: Registry;
  health: Health;
  thresholds: GuardThresholds;
  log: Logger;
  /** The state that visitors are served from. */
  state(): ReleaseState | undefined;
}

/**
 * The automatic guard (releases "Health guard"): takes broken canaries back and puts them into quarantine, as itself and
 * with what it saw as the reason. Returns the end of it.
 */
export const guardCanaries = ({ registry, health, thresholds, log, state }: CanaryGuard): (() => void) =>
  watchCanaries({
    health,
    thresholds,
    log,
    canaries: () => {
      const now = state();
      return now ? watchedCanaries(now) : [];
    },
    withdraw: async ({ app, version }, why) => {
      await registry.expectAnswer();
      const now = registry.status();
      // Another gateway or an operator may have been faster.
      if (getApp(now, app).canary?.version !== version) return;
      try {
        const revision = now.revision;
        await registry.rollback({ app, of: 'canary', quarantine: true, revision, who: guardName, why });
      } catch (error) {
        if (!(error instanceof RegistryError && error.code === 'raced')) throw error;
      }
    },
  });
