import { hour, minute, second } from '../../../platform/clock.ts';

/** quality S3, domain 3.2. */
export const codeLifetimeMs = 5 * minute;
export const codeTries = 5;
const codePause = 60 * second;

/** At most so many codes within a time. */
export interface CodeLimit {
  codes: number;
  within: number;
}

export const codeLimits: readonly CodeLimit[] = [
  { codes: 1, within: codePause },
  { codes: 3, within: 15 * minute },
  { codes: 5, within: hour },
];

/** The additional limits of a browser that holds a pass for the account. */
export const passLimits: readonly CodeLimit[] = [
  { codes: 1, within: codePause },
  { codes: 2, within: hour },
];

/** What codes are fingerprinted for. */
export const codeKey = 'one-time codes';
