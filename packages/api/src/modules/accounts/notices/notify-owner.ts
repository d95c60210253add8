import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { createNotMeLink } from './not-me-link.ts';
import { noticeMessages } from './security-notice.ts';

/** Emails a notice to the address that the account had when it happened. */
export const notifyOwner = consumer(
  'accounts.notice',
  async (ctx, { to, locale, notice, userId, detail }) => {
    const { subject, happened, otherwise } = noticeMessages[notice][locale];
    const link = () => createNotMeLink(ctx, { userId, email: to, locale });
    const before = [happened.replace('{detail}', () => detail ?? ''), otherwise.replace('{link}', link)];
    await ctx.mail.post(ctx, renderEmail({ to, locale, subject, before, after: [] }));
  },
);
