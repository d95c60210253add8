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
  'export',
  'deletion',
] as const;
export type StepUpAction = (typeof stepUpActions)[number];
