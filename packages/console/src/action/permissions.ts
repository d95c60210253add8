import { type AppName, canActOnReleases, type OpsAction, parseOpsRole } from '@pasar/contract';
import { createContext, use } from 'react';
import type { Me } from '../data/ops-client.ts';

export type Permissions = (ask: OpsAction, app: AppName) => boolean;

const Allowed = createContext<Permissions>(() => true);

/** Sets what may be asked on this page. */
export const PermissionsProvider = Allowed.Provider;

/** What is not allowed has no button; whoever asks all the same is rejected by the gateway. */
export const usePermissions = (): Permissions => use(Allowed);

/** What somebody may do: everything until it is known who asks, as the gateway decides in any case. */
export const getPermissions = (me: Me | null): Permissions => {
  const role = me && parseOpsRole(me.role);
  return role ? (ask, app) => canActOnReleases(role, ask, app) : () => true;
};
