import { consumer } from '../../../platform/jobs/outbox.ts';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { noticeTexts } from './security-notice.ts';

/** Mails a notice to the address that the account had when it happened. */
export const tellOwner = consumer('accounts.notice', async (ctx, { to, locale, notice, detail }) => {
  const { subject, happened, otherwise } = noticeTexts[notice][locale];
  const before = [happened.replace('{detail}', () => detail ?? ''), otherwise];
  await ctx.mail.post(ctx, writeLetter({ to, locale, subject, before, after: [] }));
});
