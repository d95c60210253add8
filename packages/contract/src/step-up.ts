/**
 * What an owner confirms with a fresh proof, although they are signed in (people W52). A proof counts for one session
 * and one action.
 */
export const stepUpActions = [
  'withdrawal',
  'bank',
  'email',
  'phone',
  'password',
  'factors',
  'keys',
  'webhooks',
  'staff',
  'approval',
  'contacts',
  'export',
  'deletion',
] as const;
export type StepUpAction = (typeof stepUpActions)[number];

/**
 * By what an owner can prove it: a passkey, the authenticator app (or one of its recovery codes), a recovery code where
 * there is no app, or a code that is mailed.
 */
export const stepUpMethods = ['passkey', 'totp', 'recovery', 'code'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

/** `data` of the 403 that asks for a proof. */
export interface StepUpRejection {
  reason: 'step_up';
  action: StepUpAction;
  /** Those that this account has; a mailed code counts only where there is no factor. */
  methods: StepUpMethod[];
  /** The password goes with the mailed code, because the call itself does not carry it. */
  password: boolean;
  /** Rupiah, where the action moves money. */
  amount: number | null;
}
