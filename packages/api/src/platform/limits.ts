import { apiKeyLimits, type SettingKey, settingKeys, settingRules } from '@pasar/contract';
import type { ServerMode } from './server-mode.ts';

/**
 * The limits of one caller, and of the market's rules that staff may set (back-office B27). A server whose users
 * share one address (an office, a bench) raises them (quality S34). An
 * address represents its network: IPv6 counts by /64, and by /48 with eight times as much (people W55).
 */
export interface Limits {
  /** Requests a minute of one signed-in user. */
  requestsPerUser: number;
  /** Requests a minute from one address without a sign-in. */
  requestsPerAddress: number;
  /** Requests a minute of one key of a store. */
  requestsPerKey: number;
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
  /** Rupiah that one staff user may move to one beneficiary within 24 hours; above it a colleague approves. */
  approvalLimit: number;
  /** Seconds after which demo mode approves what a store submitted; 0 leaves it to staff. */
  approvalSeconds: number;
  /** Reports that one user may send within 24 hours. */
  reportsPerDay: number;
  /** Hours in which staff decide a report; with so many open ones on a subject it is urgent, and due sooner. */
  reportHours: number;
  reportUrgentFrom: number;
  reportUrgentHours: number;
}

/** What each setting of staff is called among the limits. */
export const limitOfSetting = {
  two_person_limit: 'approvalLimit',
  payout_auto_max: 'payoutAutoMax',
  report_hours: 'reportHours',
  report_urgent_from: 'reportUrgentFrom',
  report_urgent_hours: 'reportUrgentHours',
  reports_per_day: 'reportsPerDay',
  requests_per_user: 'requestsPerUser',
  requests_per_address: 'requestsPerAddress',
  codes_per_address: 'codesPerAddress',
  uploads_per_address: 'uploadsPerAddress',
} as const satisfies Record<SettingKey, keyof Limits>;

/** What those limits are until somebody sets them. */
const settable = Object.fromEntries(
  settingKeys.map((key) => [limitOfSetting[key], settingRules[key].default]),
) as Record<(typeof limitOfSetting)[SettingKey], number>; // each key of the table

const usualLimits: Limits = {
  ...settable,
  requestsPerKey: apiKeyLimits.requestsPerMinute,
  failuresPerAccountAndAddress: 5,
  failuresPerAccount: 20,
  failuresPerAddress: 30,
  courierStageSeconds: 20,
  approvalSeconds: 60,
};

/** The limits of a mode (domain 3.2). In demo mode everybody comes from this machine's own address. */
export const getLimits = (mode: ServerMode): Limits =>
  mode === 'demo' ? { ...usualLimits, codesPerAddress: 120 } : usualLimits;
