import type { AdminMe, StaffRole, StoredUser } from '@pasar/contract';

/** Rina works for the market. */
export const rina: StoredUser = {
  email: 'rina@example.test',
  username: null,
  fullname: 'Rina Hapsari',
  phone: null,
  gender: null,
  birthday: null,
  is_company: 'personal',
  registered_as: 'buyer',
  merchant: null,
  is_staff: true,
};

export const me = (...roles: StaffRole[]): { code: 200; data: AdminMe } => ({
  code: 200,
  data: { id: 9, email: rina.email, fullname: rina.fullname, roles },
});
