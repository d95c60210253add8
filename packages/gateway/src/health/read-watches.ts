import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ReleaseState } from '../registry/index.ts';
import { judgedReleases } from './guard-releases.ts';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import { type Health, openHealth } from './open-health.ts';
import { usualThresholds } from './thresholds.ts';
import { getEvidence, type JudgedRelease } from './watch-releases.ts';

/** An open watch with what is known of it. */
export interface WatchReport extends JudgedRelease {
  kind: Verdict['kind'];
  seen: ReturnType<Health['totals']>;
  /** Absent without a control. */
  beside?: ReturnType<Health['totals']>;
}

/**
 * The open watches with their figures, from the files that gateways write. Only reads; empty when no gateway ever ran on
 * the folder.
 */
export const readWatches = async (releasesDir: string, state: ReleaseState): Promise<WatchReport[]> => {
  const folder = join(releasesDir, 'health');
  const watches = judgedReleases(state).filter(({ of }) => of === 'watch');
  if (watches.length === 0 || !existsSync(join(folder, 'key'))) return [];
  const { window, perSource } = usualThresholds;
  const log = pino({ level: 'silent' });
  const health = await openHealth({ folder, window, perSource, alone: false, log });
  const reports = watches.map((watch): WatchReport => {
    const { app, version, control, since } = watch;
    const { kind } = judgeCanary({ ...getEvidence(watch, health), now: Date.now() }, usualThresholds);
    const beside = control === undefined ? undefined : health.totals(app, control, since);
    return { ...watch, kind, seen: health.totals(app, version, since), ...(beside && { beside }) };
  });
  await health.close();
  return reports;
};
