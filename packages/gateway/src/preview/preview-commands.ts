import type { AppName } from '@pasar/contract';
import * as v from 'valibot';
import { getApp, type Registry, RegistryError } from '../registry/index.ts';
import { type InjectedFault, injectedFaults } from './injected-fault.ts';
import { maxPreviewMs, type ReleasePreview } from './release-preview.ts';

const minute = 60_000;
const Minutes = (usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPreviewMs / minute)), usual);
const Decided = {
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  dryRun: v.optional(v.boolean(), false),
};

/** `POST /ops/v1/apps/<app>/override`: a published version for one browser. */
export const OverrideCommand = v.object({ ...Decided, version: v.string(), minutes: Minutes(60) });
/** `POST /ops/v1/apps/<app>/drill`: injects a fault into a slice for one browser. */
export const InjectFaultCommand = v.object({
  ...Decided,
  fault: v.picklist(injectedFaults),
  minutes: Minutes(10),
});

/**
 * The release preview of a request. Throws RegistryError `unknown` when nobody published the version,
 * `invalid` for the shell.
 */
export const createPreview = (
  { registry }: { registry: Pick<Registry, 'status'> },
  app: AppName,
  who: string,
  order: { minutes: number } & ({ version: string } | { fault: InjectedFault }),
): ReleasePreview => {
  const until = Date.now() + order.minutes * minute;
  if ('version' in order) {
    if (!Object.hasOwn(getApp(registry.status(), app).published, order.version))
      throw new RegistryError('unknown', `${app} ${order.version} is not published.`);
    return { until, who, versions: { [app]: order.version } };
  }
  if (app === 'shell')
    throw new RegistryError('invalid', 'A drill breaks a slice; the shell holds every page.');
  return { until, who, versions: {}, drill: { app, fault: order.fault } };
};

/**
 * Documents of a release preview name its versions although no plan does: their files are retained as long
 * as those of a plan.
 */
export const recordPreviewUse = ({ trials }: Pick<Registry, 'trials'>, trial: ReleasePreview): void => {
  const until = new Date(trial.until).toISOString();
  for (const [app, version] of Object.entries(trial.versions)) {
    trials.add({ app, version, until });
  }
};
