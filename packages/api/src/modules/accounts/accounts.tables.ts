import type { Locale, SocialProvider, StaffRole, StepUpAction, StepUpMethod } from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';

/** A user with an account. Every merchant is also a buyer (domain "Decisions"). */
export interface Users {
  id: Generated<number>;
  /** Lowercase, trimmed; unique. */
  email: string;
  email_verified_at: Date | null;
  /** Argon2id in PHC form; null when the account has no password, and while it is unverified. */
  password_hash: string | null;
  /** Set for a password that somebody else chose: it must be replaced before this time. */
  password_expires_at: Date | null;
  /** Until then no money moves for this user, after a change of the account that a stranger may have made. */
  money_held_until: Date | null;
  username: string | null;
  fullname: string | null;
  phone: string | null;
  gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  is_company: 'personal' | 'company' | null;
  registered_as: 'buyer' | 'merchant' | null;
  role: Generated<'user' | 'staff'>;
  status: Generated<'active' | 'suspended'>;
  onboarding_flow: Generated<'none' | 'buyer' | 'merchant'>;
  onboarding_step: Generated<number>;
  /** Set when the onboarding is finished or skipped; a login then leads home instead of to the onboarding. */
  onboarding_done_at: Date | null;
  locale: Generated<Locale>;
  created_at: Date;
}
export type UserRow = Selectable<Users>;

/** What a staff account may do in the back office; one row for each account of the role `staff`. */
interface StaffMembers {
  user_id: number;
  /** Never empty. */
  roles: StaffRole[];
  /** Grows with every change of the roles. */
  version: Generated<number>;
}

/** A sign-in. The token holds a secret whose SHA-256 is here, so that a copy of the table cannot be used to sign in. */
export interface Sessions {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string;
  /** The name from the user agent; null for an unknown browser. */
  browser: string | null;
  system: string | null;
  /** The store that was chosen for it, of those that the user works for; null: the first of them. */
  merchant_id: Generated<number | null>;
}

/** Somebody's account with a provider of social sign-in. The provider's number counts, never the address. */
interface Identities {
  id: Generated<number>;
  user_id: number;
  provider: SocialProvider;
  subject: string;
  email_at_link: string;
  created_at: Date;
}

/** A six-digit code for an address, whether or not an account has it: both are treated alike. */
export interface Codes {
  id: Generated<number>;
  email: string;
  purpose: 'auth-setup' | 'reset-password' | 'change-email' | 'step-up';
  /** The session that requested it; null for a visitor's request. */
  user_id: number | null;
  /** The registration that it is to confirm. */
  registration_id: number | null;
  /** The browser that requested it; null where the session is enough. */
  requester_hash: string | null;
  /** Keyed fingerprint; null until the code is generated, right after the request. */
  code_hash: string | null;
  /** Of `step-up`: what it confirms, and the rupiah that it covers at most. */
  action: Generated<StepUpAction | null>;
  amount: Generated<number | null>;
  created_at: Date;
  expires_at: Date;
  /** Wrong attempts of that browser: five void it everywhere. */
  requester_tries: Generated<number>;
  /** Wrong attempts from elsewhere: five void it elsewhere. */
  tries: Generated<number>;
  /** Used, or no longer needed because the owner has proved the address. */
  closed_at: Date | null;
  ip: string;
}
export type CodeRow = Selectable<Codes>;

/** Somebody who registered an address and has not confirmed it yet: one row per browser, none changes another's. */
interface Registrations {
  id: Generated<number>;
  email: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  /** SHA-256 of the secret in the browser's cookie. */
  secret_hash: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  expires_at: Date;
}

/** A browser that has signed in to an account; its secret authenticates nothing. */
interface Devices {
  id: Generated<number>;
  user_id: number;
  secret_hash: string;
  browser: string | null;
  system: string | null;
  last_seen_at: Date;
}

/** One row per address that requested a code. It is locked while codes are counted. */
interface CodeRecipients {
  email: string;
}

/** The right to set a new password once, for ten minutes. */
interface ResetGrants {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  expires_at: Date;
  used_at: Date | null;
  /** The browser that proved it. */
  device_hash: string | null;
}

/** The authenticator app of an account; it counts once a code has confirmed it (RFC 6238). */
interface Totp {
  user_id: number;
  /** Base32, encrypted with the market's key. */
  secret_sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  /** The 30-second step of the last code that was accepted: none counts twice. */
  last_step: number | null;
}

/** Replaces the authenticator app where that is lost; each code counts once. */
interface RecoveryCodes {
  id: Generated<number>;
  user_id: number;
  /** Keyed fingerprint. */
  code_hash: string;
  used_at: Date | null;
}

/** A key of a device that signs in without a password (people W50). */
interface Passkeys {
  id: Generated<number>;
  user_id: number;
  /** By which the device finds it; base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it signed, where the device counts; it never falls. */
  counter: number;
  /** What its owner calls it. */
  name: string | null;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** Challenges that were used: none counts twice. */
interface PasskeyChallenges {
  challenge_hash: string;
  expires_at: Date;
}

/** A login that waits for its second factor. */
interface AuthChallenges {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of its secret. */
  secret_hash: string;
  remember: boolean;
  expires_at: Date;
  used_at: Date | null;
}

/** A fresh proof of an owner, for one session and one action (people W52). */
interface StepUps {
  session_id: number;
  action: StepUpAction;
  method: StepUpMethod;
  /** The rupiah that it covers at most; null without a limit. */
  amount: number | null;
  until: Date;
}

/** Login attempts without success, per account, per (address, account) and per known browser. */
interface LoginFailures {
  key: string;
  /** The address that was typed; null for other attempts. */
  email: string | null;
  count: number;
  last_at: Date;
  blocked_until: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    users: Users;
    staff_members: StaffMembers;
    sessions: Sessions;
    identities: Identities;
    codes: Codes;
    registrations: Registrations;
    devices: Devices;
    code_recipients: CodeRecipients;
    reset_grants: ResetGrants;
    failed_logins: LoginFailures;
    totp: Totp;
    recovery_codes: RecoveryCodes;
    passkeys: Passkeys;
    passkey_challenges: PasskeyChallenges;
    auth_challenges: AuthChallenges;
    step_ups: StepUps;
  }
}
