import { day } from '../../../platform/clock.ts';

/** How long a browser stays known after its last sign-in, and for how many accounts. */
export const deviceLifetimeMs = 180 * day;
export const accountsPerDevice = 5;

/** After so many failures in a row a browser loses its pass. */
export const maxFailedLogins = 10;
