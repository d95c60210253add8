import type {
  OpsAlerts,
  OpsAlertTarget,
  OpsHealth,
  OpsIncident,
  OpsIncidents,
  OpsNewTarget,
  OpsPackages,
  OpsStatus,
} from '@pasar/contract';
import type { Action } from '../action/action.ts';

/** Why something was not done: one sentence, and each single reason. `signin` requires a key. */
export interface Rejection {
  code: 'signin' | 'raced' | 'refused' | 'unreachable';
  message: string;
  reasons: readonly string[];
}

export type OpsResponse<Data> = { ok: true; data: Data } | { ok: false; refusal: Rejection };

export interface ActionOptions {
  reason: string;
  /** The revision behind the decision. */
  revision: number;
  /** A dry run: only checks whether it could be done. */
  dryRun?: boolean;
}

/** The caller: a session can be ended, the user at this machine has none. */
export interface Me {
  who: string;
  role: string;
  by: 'key' | 'session' | 'machine';
}

/** The calls of the console. None of them rejects. */
export interface OpsClient {
  status(): Promise<OpsResponse<OpsStatus>>;
  health(): Promise<OpsHealth | null>;
  act(act: Action, options: ActionOptions): Promise<OpsResponse<unknown>>;
  /**
   * Calls back with the status at every change, and reports whether changes can be received. Returns the
   * unsubscribe function.
   */
  follow(onStatus: (status: OpsStatus) => void, onHearing: (hears: boolean) => void): () => void;
  /** The caller; null when nobody is known. */
  me(): Promise<Me | null>;
  /** Takes the key that operations were given. Returns whether it is one. */
  signIn(key: string): Promise<OpsResponse<unknown>>;
  signOut(): Promise<void>;
}

/** The calls of the page of incidents. None of them rejects. */
export interface IncidentsClient extends Pick<OpsClient, 'status' | 'act' | 'me' | 'signIn' | 'signOut'> {
  incidents(): Promise<OpsResponse<OpsIncidents>>;
  incident(id: string): Promise<OpsResponse<OpsIncident>>;
  decideIncident(id: string, state: 'open' | 'resolved' | 'muted'): Promise<OpsResponse<unknown>>;
}

/** The calls of the page of alerts. None of them rejects. */
export interface AlertsClient extends Pick<OpsClient, 'me' | 'signIn' | 'signOut'> {
  alerts(): Promise<OpsResponse<OpsAlerts>>;
  addTarget(
    target: Pick<OpsAlertTarget, 'type' | 'address'> & { reason: string },
  ): Promise<OpsResponse<OpsNewTarget>>;
  removeTarget(id: string, reason: string): Promise<OpsResponse<unknown>>;
  testTarget(id: string): Promise<OpsResponse<unknown>>;
}

/** The calls of the page of packages. None of them rejects. */
export interface PackagesClient extends Pick<OpsClient, 'me' | 'signIn' | 'signOut'> {
  packages(name: string): Promise<OpsResponse<OpsPackages>>;
}
