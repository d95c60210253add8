import { type AppName, type SliceName, sliceNames } from '@pasar/contract';
import * as v from 'valibot';
import { RegistryFailure } from '../../registry/index.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';
import { drillFaults } from './drill-fault.ts';
import { longestTrial, type Trial } from './trial.ts';
import { giveTrial, trialOf } from './trial-cookie.ts';

const minute = 60_000;
const Minutes = (usual: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestTrial / minute)), usual);
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'say why, in a few words'), v.maxLength(500));

/** `POST /ops/v1/apps/<app>/override`: a published version for one browser. */
export const OverrideOrder = v.object({ version: v.string(), minutes: Minutes(60), reason: Reason });
/** `POST /ops/v1/apps/<app>/drill`: a fault of a slice for one browser. */
export const DrillOrder = v.object({ fault: v.picklist(drillFaults), minutes: Minutes(10), reason: Reason });

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
  order: v.InferOutput<typeof OverrideOrder> | v.InferOutput<typeof DrillOrder>,
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

/** Issues a trial as a link; `here` puts it into the browser that asks, beside what it tries already. */
export const issueTrial = (c: GatewayContext, gateway: Gateway, trial: Trial, here: boolean): IssuedTrial => {
  if (here) {
    const known = trialOf(c, gateway);
    giveTrial(c, gateway, { ...known, ...trial, versions: { ...known?.versions, ...trial.versions } });
  }
  const link = `${gateway.publicUrl}/r/trial/${gateway.trialSeal.seal(trial, 'link')}`;
  return { link, until: new Date(trial.until).toISOString() };
};
