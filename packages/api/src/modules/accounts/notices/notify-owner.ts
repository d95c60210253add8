import type { Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { queuePush } from '../../notifications/index.ts';
import { createNotMeLink } from './not-me-link.ts';
import { noticeMessages } from './security-notice.ts';

/** Devices show little: whoever holds one may be a stranger. */
const pushText: Record<Locale, string> = {
  id: 'Bukan kamu? Rinciannya ada di e-mail dan halaman keamananmu.',
  en: 'Not you? Your email and your security page say more.',
};

/** Emails a notice to the address that the account had when it happened. */
export const notifyOwner = consumer(
  'accounts.notice',
  async (ctx, { to, locale, notice, userId, detail }) => {
    const { subject, happened, otherwise } = noticeMessages[notice][locale];
    const link = () => createNotMeLink(ctx, { userId, email: to, locale });
    const before = [happened.replace('{detail}', () => detail ?? ''), otherwise.replace('{link}', link)];
    if (userId !== undefined) {
      const { id, en } = noticeMessages[notice];
      await queuePush(ctx, {
        ...{ userId, atNight: 'send', link: ctx.linkTo('buyer.security') },
        ...{ title: { id: id.subject, en: en.subject }, body: pushText },
      });
    }
    await ctx.mail.post(ctx, renderEmail({ to, locale, subject, before, after: [] }));
  },
);
