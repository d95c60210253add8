import type { SignIn, User } from '@pasar/contract';

/** Ratna buys and sells nothing yet. */
export const ratna = {
  id: 7 as User['id'], // ids are branded where the market hands them out
  email: 'ratna@example.test',
  username: null,
  fullname: 'Ratna Wulandari',
  phone: null,
  gender: null,
  birthday: null,
  is_company: null,
  registered_as: null,
  merchant: null,
} satisfies User;

export const signIn: SignIn = { user: ratna, jwt_token: 'token-of-ratna' };

/** The saved user is the same without the id. */
export const { id: _, ...storedRatna } = ratna;
