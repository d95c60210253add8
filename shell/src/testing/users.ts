import type { StoredUser } from '@pasar/contract';

/** A buyer without a store. */
export const dewi: StoredUser = {
  email: 'dewi@pasar.example',
  username: 'dewi',
  fullname: 'Dewi Larasati',
  phone: '081234567890',
  gender: 'female',
  birthday: '1994-03-12',
  is_company: 'personal',
  registered_as: 'buyer',
  merchant: null,
};
