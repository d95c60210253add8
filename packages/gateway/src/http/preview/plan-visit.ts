import type { PlannedReleaseSet } from '../../plan/current-plan.ts';
import { planFor } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';
import { findPreview } from '../../preview/preview-cookie.ts';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import { getApp } from '../../registry/index.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';

export interface PlannedVisit {
  planned: PlannedReleaseSet;
  /** The visitor gets something that others do not; the page shows it and does not count for health. */
  trial?: ReleasePreview;
}

/**
 * The release set with the versions of a release preview; a version that is no longer published is replaced
 * by everybody's.
 */
const withVersions = async (
  gateway: Gateway,
  lineup: ReleaseSet,
  { versions }: ReleasePreview,
): Promise<ReleaseSet> => {
  const state = gateway.plan.state();
  const tried: ReleaseSet = { ...lineup };
  for (const [app, version] of Object.entries(versions)) {
    if (version === undefined || !state) continue;
    const live = await gateway.registry.release(state, app, version).catch(() => undefined);
    const usual = lineup[app]?.live;
    const { entry } = getApp(state, app);
    const fallback = usual && usual.version !== version ? { fallback: usual } : {};
    if (live) tried[app] = { live, ...fallback, ...(entry && { entry }) };
  }
  return tried;
};

/** The releases of a visitor's next document, with their release preview if they have one. */
export const planVisit = async (
  gateway: Gateway,
  c: GatewayContext,
  usual: PlannedReleaseSet | undefined,
): Promise<PlannedVisit | undefined> => {
  const trial = usual && findPreview(c, gateway);
  if (!trial) return usual && { planned: usual };
  const lineup = await withVersions(gateway, usual.lineup, trial);
  const plan = planFor(lineup, usual.off);
  return { planned: plan ? { plan, lineup, off: usual.off } : usual, trial };
};
