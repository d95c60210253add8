import type { AppName, OpsApp, OpsEvent, OpsStatus, OpsWatch } from '@pasar/contract';
import {
  computeShare,
  getApp,
  listApps,
  type ReleaseEvent,
  type ReleaseState,
  type Watch,
} from '../../registry/index.ts';
import type { Gateway } from '../gateway.ts';

const latest = 200;

/** An event without its place in the chain. */
export const opsEvent = ({
  hash: _,
  prev: __,
  digest: ___,
  record: ____,
  ...event
}: ReleaseEvent): OpsEvent => event;

const opsWatch = (
  state: ReleaseState,
  app: AppName,
  { salt: _, began: __, control, ...watch }: Watch,
): OpsWatch => ({
  ...watch,
  control: control ?? null,
  share: control === undefined ? 0 : computeShare(state, app),
});

const opsApp = (state: ReleaseState, app: AppName): OpsApp => {
  const { entry, live, canary, watch, watched, disabled, quarantined, floor, previous, published } = getApp(
    state,
    app,
  );
  const versions = Object.entries(published).map(([version, { at }]) => ({ version, at }));
  return {
    app,
    ...(entry && { title: entry.title, approval: entry.approval }),
    live: live ?? null,
    canary: canary
      ? {
          version: canary.version,
          since: canary.since,
          who: canary.who,
          why: canary.why,
          basisPoints: canary.basisPoints,
          share: computeShare(state, app),
          paused: canary.paused,
        }
      : null,
    watch: watch ? opsWatch(state, app, watch) : null,
    watched: Object.entries(watched).map(([version, seen]) => ({ version, ...seen })),
    disabled: disabled ?? null,
    quarantined: Object.entries(quarantined).map(([version, decision]) => ({ version, ...decision })),
    floor: floor ?? null,
    previous,
    versions: versions.sort((one, other) => (one.at < other.at ? 1 : -1)),
    published: versions.length,
  };
};

/** The releases as the console shows them: without hashes, the latest events first. */
export const opsStatus = ({
  registry,
  plan,
  mode,
  sharesMachine,
}: Pick<Gateway, 'registry' | 'plan' | 'mode' | 'sharesMachine'>): OpsStatus => {
  const state = stateNow({ registry, plan });
  const trouble = plan.trouble();
  return {
    revision: state.revision,
    apps: listApps(state).map((app) => opsApp(state, app)),
    events: registry.latest(latest).toReversed().map(opsEvent),
    ...(trouble && { trouble }),
    ...(mode === 'production' && sharesMachine && { shares_machine: true }),
  };
};

/** What is known of the releases, also while they cannot be read. */
export const stateNow = ({ registry, plan }: Pick<Gateway, 'registry' | 'plan'>): ReleaseState => {
  const known = registry.known();
  return known.revision > 0 ? known : (plan.state() ?? known);
};
