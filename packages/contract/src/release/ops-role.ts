import { type AppName, appNames } from './app-names.ts';

/** Who somebody is for releases: a team ships its own app, operations do everything, the guard takes back. */
export type OpsRole = `team:${AppName}` | 'ops' | 'guard';

/** The actions on releases. */
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
  | 'floor'
  | 'gc'
  | 'force'
  | 'override'
  | 'drill';

const ofTeams: readonly OpsAction[] = [
  'publish',
  'check',
  'promote',
  'canary',
  'pause',
  'resume',
  'rollback',
];

/** Understands `team:seller`, `ops`, `guard`; undefined for anything else. */
export const parseOpsRole = (text: string): OpsRole | undefined =>
  (['ops', 'guard', ...appNames.map((app) => `team:${app}` as const)] as const).find((role) => role === text);

/** Whether a role may do an action on an app (quality S21). Everybody with a key may read. */
export const canActOnReleases = (role: OpsRole, ask: OpsAction, app?: AppName): boolean => {
  if (role === 'ops' || ask === 'look') return true;
  if (role === 'guard') return ask === 'rollback';
  return role === `team:${app}` && ofTeams.includes(ask);
};
