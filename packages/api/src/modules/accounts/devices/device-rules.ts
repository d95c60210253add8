import { day } from '../../../platform/clock.ts';

/** How long a browser stays known after its last sign-in, and for how many accounts. */
export const deviceLifetimeMs = 180 * day;
export const accountsPerDevice = 5;

/** So many failures in a row take a browser's pass away. */
export const maxFailedLogins = 10;
