import { type AppName, mayDoToReleases, type OpsAsk, opsRoleOf } from '@pasar/contract';
import { createContext, use } from 'react';
import type { Me } from '../data/ops-client.ts';

export type May = (ask: OpsAsk, app: AppName) => boolean;

const Allowed = createContext<May>(() => true);

/** Sets what may be asked on this page. */
export const MayProvider = Allowed.Provider;

/** What is not allowed has no button; whoever asks all the same is refused by the gateway. */
export const useMay = (): May => use(Allowed);

/** What somebody may do: everything until it is known who asks, as the gateway decides in any case. */
export const mayOf = (me: Me | null): May => {
  const role = me && opsRoleOf(me.role);
  return role ? (ask, app) => mayDoToReleases(role, ask, app) : () => true;
};
