import type { Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify } from '../../notifications/index.ts';
import { readSubjects } from '../reports/read-subjects.ts';

const title: Record<Locale, string> = { id: 'Bandingmu ditolak', en: 'Your appeal was rejected' };

/** To the owner, in the list and by email. Who is granted an appeal is notified that it is back. */
export const notifyAppellant = consumer('admin.appeal-rejected', async (ctx, { appealId, note }) => {
  const appeal = await ctx.db
    .selectFrom('appeals')
    .innerJoin('moderations as m', 'm.id', 'appeals.moderation_id')
    .innerJoin('users', 'users.id', 'appeals.user_id')
    .select(['users.id', 'users.email', 'users.locale', 'm.subject_type', 'm.subject_id'])
    .where('appeals.id', '=', appealId)
    .executeTakeFirst();
  if (!appeal) return;
  const { id, email, locale, subject_type, subject_id } = appeal;
  const found = (await readSubjects(ctx, subject_type, [subject_id])).get(subject_id);
  if (!found) return;
  const { name } = found.subject;
  const isProduct = subject_type === 'product';
  const body: Record<Locale, string> = isProduct
    ? { id: `${name} tetap diblokir. ${note}`, en: `${name} stays blocked. ${note}` }
    : {
        id: `Ulasanmu tentang ${name} tetap disembunyikan. ${note}`,
        en: `Your review of ${name} stays hidden. ${note}`,
      };
  await notify(ctx, {
    ...{ userId: id, title, body, ownMail: true },
    ...(isProduct
      ? {
          ...{
            category: 'merchant',
            kind: 'store',
            audience: 'merchant',
            merchantId: found.subject.store.id,
          },
          link: ctx.linkTo('seller.product', { id: subject_id }),
        }
      : { category: 'review', kind: 'review', link: ctx.linkTo('buyer.reviews', { type: 'done' }) }),
  });
  await ctx.mail.post(
    ctx,
    renderEmail({ to: email, locale, subject: title[locale], before: [body[locale]], after: [] }),
  );
});
