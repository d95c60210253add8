import { type AppName, sliceNamePattern } from './slice-name.ts';

/** Who somebody is for releases: a team ships its own app, operations do everything, the guard takes back. */
export type OpsRole = `team:${AppName}` | 'ops' | 'guard';

/** The actions on releases. `watch-end` also means: promote without a watch. */
export type OpsAction =
  | 'look'
  | 'publish'
  | 'check'
  | 'promote'
  | 'canary'
  | 'pause'
  | 'resume'
  | 'rollback'
  | 'disable'
  | 'enable'
  | 'watch-end'
  | 'floor'
  | 'gc'
  | 'force'
  | 'override'
  | 'drill'
  | 'slice'
  | 'alerts';

const ofTeams: readonly OpsAction[] = [
  'publish',
  'check',
  'promote',
  'canary',
  'pause',
  'resume',
  'rollback',
];

/** What a team leaves to operations where its entry says `approval: ops`. */
const approved: readonly OpsAction[] = ['promote', 'canary'];

/** Understands `team:<name>`, `ops`, `guard`; undefined for anything else. */
export const parseOpsRole = (text: string): OpsRole | undefined => {
  if (text === 'ops' || text === 'guard') return text;
  const [, app] = /^team:(.*)$/.exec(text) ?? [];
  return app !== undefined && sliceNamePattern.test(app) ? `team:${app}` : undefined;
};

/** Whether a role may do an action on an app (quality S21). Everybody with a key may read. */
export const canActOnReleases = (
  role: OpsRole,
  ask: OpsAction,
  app?: AppName,
  approval: 'none' | 'ops' = 'none',
): boolean => {
  if (role === 'ops' || ask === 'look') return true;
  if (role === 'guard') return ask === 'rollback';
  if (approval === 'ops' && approved.includes(ask)) return false;
  return role === `team:${app}` && ofTeams.includes(ask);
};
