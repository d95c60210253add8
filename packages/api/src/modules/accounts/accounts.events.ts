import type { Locale } from '@pasar/contract';
import type { SecurityNotice } from './notices/security-notice.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface Events {
    /** A code was requested: the listener generates it and sends the email. */
    'accounts.code-wanted': {
      codeId: number;
      locale: Locale;
      /** The browser that made the request, in names that people know. */
      browser?: string | null;
      system?: string | null;
    };
    /** An address was confirmed for the first time. */
    'accounts.email-verified': { userId: number };
    /** Something happened to an account that its owner should know of. */
    'accounts.notice': {
      to: string;
      locale: Locale;
      notice: SecurityNotice;
      /** Absent in events of servers before 0.2. */
      userId?: number;
      detail?: string;
    };
  }
}
