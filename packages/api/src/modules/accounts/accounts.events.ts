import type { Locale } from '@pasar/contract';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A code was asked for: draw it and write the letter. */
    'accounts.code-wanted': { codeId: number; locale: Locale };
    /** An address was confirmed for the first time. */
    'accounts.email-verified': { userId: number };
    'accounts.password-changed': { userId: number; locale: Locale };
  }
}
