import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { createNotMeLink } from './not-me-link.ts';
import { noticeMessages, notMe } from './security-notice.ts';

/** Emails a notice to the address that the account had when it happened. */
export const notifyOwner = consumer(
  'accounts.notice',
  async (ctx, { to, locale, notice, userId, detail }) => {
    const { subject, happened, otherwise } = noticeMessages[notice][locale];
    const before = [happened.replace('{detail}', () => detail ?? ''), otherwise];
    if (userId !== undefined)
      before.push(notMe[locale].replace('{link}', () => createNotMeLink(ctx, { userId, email: to, locale })));
    await ctx.mail.post(ctx, renderEmail({ to, locale, subject, before, after: [] }));
  },
);
