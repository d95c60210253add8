import type { StaffRole } from './staff-role.ts';

/** What staff set for the whole market: what it counts, its range, what it is until somebody changes it, and who may. */
export interface SettingRule {
  unit: 'rupiah' | 'count' | 'hours';
  min: number;
  max: number;
  /** A server may be started with another one. */
  default: number;
  staff: readonly [StaffRole, ...StaffRole[]];
  /** A change waits for another admin (back-office B20). */
  needsColleague?: boolean;
  /** It may be switched off altogether. */
  canBeOff?: boolean;
}

const admin = ['admin'] as const;

/** Every setting; each is read by a rule of the server. Money comes first, then reports, then what one caller may do. */
export const settingRules = {
  /** Rupiah that one staff user may move to one beneficiary within 24 hours; above it a colleague approves. */
  two_person_limit: {
    ...{ unit: 'rupiah', min: 100_000, max: 1_000_000_000, default: 5_000_000, staff: admin },
    ...{ needsColleague: true, canBeOff: true },
  },
  /** Rupiah up to which a withdrawal needs no approval; 0 leaves all to staff. */
  payout_auto_max: {
    ...{ unit: 'rupiah', min: 0, max: 5_000_000, default: 0, staff: admin, needsColleague: true },
  },
  /** Hours in which staff decide a report. */
  report_hours: { unit: 'hours', min: 1, max: 72, default: 24, staff: admin },
  /** With so many open ones on a subject, a report is urgent. */
  report_urgent_from: { unit: 'count', min: 2, max: 100, default: 5, staff: admin },
  /** Hours in which staff decide an urgent report. */
  report_urgent_hours: { unit: 'hours', min: 1, max: 24, default: 4, staff: admin },
  /** Reports that one user may send within 24 hours. */
  reports_per_day: { unit: 'count', min: 1, max: 500, default: 20, staff: admin },
  /** Requests a minute of one signed-in user. */
  requests_per_user: { unit: 'count', min: 300, max: 100_000, default: 1_200, staff: admin },
  /** Requests a minute from one address without a sign-in. */
  requests_per_address: { unit: 'count', min: 300, max: 1_000_000, default: 3_000, staff: admin },
  /** Codes, and registrations, an hour that one address may request, across all accounts. */
  codes_per_address: { unit: 'count', min: 5, max: 10_000, default: 20, staff: admin },
  /** Files a minute that one address may upload, over all accounts. */
  uploads_per_address: { unit: 'count', min: 10, max: 100_000, default: 600, staff: admin },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof settingRules;
export const settingKeys = Object.keys(settingRules) as [SettingKey, ...SettingKey[]]; // keys of the literal above
