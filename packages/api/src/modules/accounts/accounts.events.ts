import type { Locale } from '@pasar/contract';
import type { SecurityNotice } from './notices/security-notice.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A code was asked for: draw it and write the letter. */
    'accounts.code-wanted': {
      codeId: number;
      locale: Locale;
      /** The browser that asked, in names that people know. */
      browser?: string | null;
      system?: string | null;
    };
    /** An address was confirmed for the first time. */
    'accounts.email-verified': { userId: number };
    /** Something happened to an account that its owner should know of. */
    'accounts.notice': { to: string; locale: Locale; notice: SecurityNotice; detail?: string };
  }
}
