import type { StoredUser } from '@pasar/contract';

/** Sari buys. */
export const sampleBuyer: StoredUser = {
  email: 'sari@example.test',
  username: null,
  fullname: 'Sari Dewi',
  phone: '081234567890',
  gender: 'female',
  birthday: '1990-02-03',
  is_company: 'personal',
  registered_as: 'buyer',
  merchant: null,
};
