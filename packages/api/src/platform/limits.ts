import type { ServerMode } from './server-mode.ts';

/**
 * The limits of one caller; a server whose users share one address (an office, a bench) raises them (quality S34). An
 * address represents its network: IPv6 counts by /64, and by /48 with eight times as much (people W55).
 */
export interface Limits {
  /** Requests a minute of one signed-in user. */
  requestsPerUser: number;
  /** Requests a minute from one address without a sign-in. */
  requestsPerAddress: number;
  /** Failed logins of one account from one address before it has to wait, twice as long each time. */
  failuresPerAccountAndAddress: number;
  /** Failed logins of one account from everywhere before it has to wait. */
  failuresPerAccount: number;
  /** Failed logins a minute from one address. */
  failuresPerAddress: number;
  /** Codes, and registrations, an hour that one address may request, across all accounts. */
  codesPerAddress: number;
  /** Files a minute that one address may upload, over all accounts. */
  uploadsPerAddress: number;
  /** Seconds between two scans of the simulated courier of demo mode; 0 leaves parcels where they are. */
  courierStageSeconds: number;
  /** Rupiah up to which a withdrawal needs no approval; 0 leaves all to staff. */
  payoutAutoMax: number;
  /** Seconds after which demo mode approves what a store submitted; 0 leaves it to staff. */
  approvalSeconds: number;
}

const usualLimits: Limits = {
  requestsPerUser: 1_200,
  requestsPerAddress: 3_000,
  failuresPerAccountAndAddress: 5,
  failuresPerAccount: 20,
  failuresPerAddress: 30,
  codesPerAddress: 20,
  uploadsPerAddress: 600,
  courierStageSeconds: 20,
  approvalSeconds: 60,
  payoutAutoMax: 0,
};

/** The limits of a mode (domain 3.2). In demo mode everybody comes from this machine's own address. */
export const getLimits = (mode: ServerMode): Limits =>
  mode === 'demo' ? { ...usualLimits, codesPerAddress: 120 } : usualLimits;
