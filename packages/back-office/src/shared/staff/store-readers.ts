import type { StaffRole } from '@pasar/contract';

/** The roles that open the page of a store; written out, because calls weigh on every page that only links there. */
export const storeReaders: readonly StaffRole[] = ['admin', 'support', 'finance'];
