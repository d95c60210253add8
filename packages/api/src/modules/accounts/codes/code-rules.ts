import { hour, minute, second } from '../../../platform/clock.ts';

/** quality S3, domain 3.2. */
export const codeLife = 5 * minute;
export const codeTries = 5;
export const codePause = 60 * second;
export const codeLimits = [
  { codes: 1, within: codePause },
  { codes: 3, within: 15 * minute },
  { codes: 5, within: hour },
];

/** What codes are fingerprinted for. */
export const codeKey = 'one-time codes';
