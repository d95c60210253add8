import {
  type AppName,
  canActOnReleases,
  type OpsAction,
  type OpsStatus,
  parseOpsRole,
} from '@pasar/contract';
import { createContext, use } from 'react';
import type { Me } from '../data/ops-client.ts';

export type Permissions = (ask: OpsAction, app: AppName) => boolean;

const Allowed = createContext<Permissions>(() => true);

/** Sets the permitted actions of this page. */
export const PermissionsProvider = Allowed.Provider;

/** An action without permission has no button; the gateway rejects it in any case. */
export const usePermissions = (): Permissions => use(Allowed);

/**
 * The permissions of the caller: everything until the caller is known, as the gateway decides in any case.
 */
export const getPermissions = (me: Me | null, status?: OpsStatus): Permissions => {
  const role = me && parseOpsRole(me.role);
  const approvals = new Map(status?.apps.map(({ app, approval }) => [app, approval]));
  return role ? (ask, app) => canActOnReleases(role, ask, app, approvals.get(app)) : () => true;
};
