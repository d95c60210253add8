/** What a member of the staff may do; roles add up. */
export const staffRoles = ['admin', 'support', 'finance', 'content'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a person with these roles may make a call or open a page that names the others. */
export const hasStaffRole = (own: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => own.includes(role));
