import { createHash } from 'node:crypto';
import type { IssuerName } from '@pasar/api/plugin';

/** A user whom an issuer of demo mode confirms. */
export interface DemoUser {
  email: string;
  /** Whether the issuer confirms that the address is theirs. */
  verified: boolean;
  name: string;
}

/** The users of the login page: users of the demo, a new one, and one without a confirmed address. */
export const demoUsers: readonly (DemoUser & { about: 'buyer' | 'seller' | 'new' | 'unconfirmed' })[] = [
  { email: 'buyer@pasar.example', verified: true, name: 'Dewi Larasati', about: 'buyer' },
  { email: 'seller@pasar.example', verified: true, name: 'Bambang Wicaksono', about: 'seller' },
  { email: 'rani@pasar.example', verified: true, name: 'Rani Puspita', about: 'new' },
  { email: 'joko@pasar.example', verified: false, name: 'Joko Susilo', about: 'unconfirmed' },
];

/** `rani.puspita@…` is Rani Puspita. */
const nameOf = (email: string) =>
  email
    .replace(/@.*/, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The user of a typed address. */
export const toDemoUser = (email: string, verified: boolean): DemoUser => ({
  email,
  verified,
  name: nameOf(email) || 'Pasar',
});

/** The issuer's number for a user: the same after a restart, and different at each issuer. */
export const getSubject = (name: IssuerName, email: string): string =>
  BigInt(`0x${createHash('sha256').update(`${name} ${email}`).digest('hex').slice(0, 16)}`).toString();
