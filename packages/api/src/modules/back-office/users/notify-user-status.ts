import type { Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';

const subjects: Record<'active' | 'suspended', Record<Locale, string>> = {
  suspended: { id: 'Akunmu ditangguhkan', en: 'Your account is suspended' },
  active: { id: 'Akunmu dibuka kembali', en: 'Your account is open again' },
};
const leads: Record<'active' | 'suspended', Record<Locale, string>> = {
  suspended: {
    id: 'Kamu sudah keluar di semua perangkat dan belum bisa masuk lagi.',
    en: 'You were signed out everywhere and cannot log in for now.',
  },
  active: { id: 'Kamu bisa masuk lagi seperti biasa.', en: 'You can log in again as usual.' },
};
const because: Record<Locale, string> = { id: 'Alasan', en: 'Reason' };

/** An email, because a signed-out user reads no notifications. */
export const notifyUserStatus = consumer('admin.user-status', async (ctx, { userId, to, reason }) => {
  const { email, locale } = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const before = [leads[to][locale], `${because[locale]}: ${reason}`];
  await ctx.mail.post(
    ctx,
    renderEmail({ to: email, locale, subject: subjects[to][locale], before, after: [] }),
  );
});
