import { createHash } from 'node:crypto';
import { mailboxStyle } from '../mailbox/mailbox-page.ts';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');

/** For pages of the demo that show what others wrote: no script, and this one style. */
export const receiverPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;
