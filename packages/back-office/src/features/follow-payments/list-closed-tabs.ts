import { adminPaymentEndpoints, hasStaffRole, type StaffRole } from '@pasar/contract';

/** The lists about payments that these roles may not read. */
export const listClosedTabs = (roles: readonly StaffRole[]): readonly 'mismatches'[] =>
  hasStaffRole(roles, adminPaymentEndpoints.mismatches.staff) ? [] : ['mismatches'];
