import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { noticeMessages } from './security-notice.ts';

/** Emails a notice to the address that the account had when it happened. */
export const notifyOwner = consumer('accounts.notice', async (ctx, { to, locale, notice, detail }) => {
  const { subject, happened, otherwise } = noticeMessages[notice][locale];
  const before = [happened.replace('{detail}', () => detail ?? ''), otherwise];
  await ctx.mail.post(ctx, renderEmail({ to, locale, subject, before, after: [] }));
});
