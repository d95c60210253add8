import type { Locale } from '@pasar/contract';
import type { SecurityNotice } from './notices/security-notice.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A code was asked for: draw it and write the letter. */
    'accounts.code-wanted': { codeId: number; locale: Locale };
    /** An address was confirmed for the first time. */
    'accounts.email-verified': { userId: number };
    /** Something happened to an account that its owner should know of. */
    'accounts.notice': { to: string; locale: Locale; notice: SecurityNotice; detail?: string };
  }
}
