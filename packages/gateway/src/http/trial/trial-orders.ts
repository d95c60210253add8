import { type AppName, appNames, type SliceName, sliceNames } from '@pasar/contract';
import * as v from 'valibot';
import { RegistryFailure } from '../../registry/index.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';
import { type DrillFault, drillFaults } from './drill-fault.ts';
import { longestTrial, type Trial } from './trial.ts';
import { giveTrial, trialOf } from './trial-cookie.ts';

const minute = 60_000;
const Minutes = (usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestTrial / minute)), usual);
const Decided = {
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  dryRun: v.optional(v.boolean(), false),
};

/** `POST /ops/v1/apps/<app>/override`: a published version for one browser. */
export const OverrideOrder = v.object({ ...Decided, version: v.string(), minutes: Minutes(60) });
/** `POST /ops/v1/apps/<app>/drill`: a fault of a slice for one browser. */
export const DrillOrder = v.object({ ...Decided, fault: v.picklist(drillFaults), minutes: Minutes(10) });

export interface IssuedTrial {
  /** Puts the trial into the browser that opens it. */
  link: string;
  /** ISO time at which it ends. */
  until: string;
}

const isSlice = (app: AppName): app is SliceName => (sliceNames as readonly string[]).includes(app);

/** The trial of an order. Throws RegistryFailure `unknown` when nobody published the version, `invalid` for the shell. */
export const trialFor = (
  { registry }: Pick<Gateway, 'registry'>,
  app: AppName,
  who: string,
  order: { minutes: number } & ({ version: string } | { fault: DrillFault }),
): Trial => {
  const until = Date.now() + order.minutes * minute;
  if ('version' in order) {
    if (!Object.hasOwn(registry.status().apps[app].published, order.version))
      throw new RegistryFailure('unknown', `${app} ${order.version} is not published.`);
    return { until, who, versions: { [app]: order.version } };
  }
  if (!isSlice(app))
    throw new RegistryFailure('invalid', 'A drill breaks a slice; the shell holds every page.');
  return { until, who, versions: {}, drill: { app, fault: order.fault } };
};

/** Documents of a trial name its versions although no plan does: their files stay as long as those of a plan. */
export const keepForTrial = ({ trials }: Pick<Gateway['registry'], 'trials'>, trial: Trial): void => {
  const until = new Date(trial.until).toISOString();
  for (const app of appNames) {
    const version = trial.versions[app];
    if (version !== undefined) trials.add({ app, version, until });
  }
};

/** Issues a trial as a link; `here` puts it into the browser that asks, beside what it tries already. */
export const issueTrial = (c: GatewayContext, gateway: Gateway, trial: Trial, here: boolean): IssuedTrial => {
  const known = here ? trialOf(c, gateway) : undefined;
  const whole = { ...known, ...trial, versions: { ...known?.versions, ...trial.versions } };
  keepForTrial(gateway.registry, whole);
  if (here) giveTrial(c, gateway, whole);
  const link = `${gateway.publicUrl}/r/trial/${gateway.trialSeal.seal(trial, 'link')}`;
  return { link, until: new Date(trial.until).toISOString() };
};
