import type { Locale } from '@pasar/contract';
import { consumer } from '../../platform/jobs/outbox.ts';
import { writeLetter } from '../../platform/mail/letter.ts';

const texts: Record<Locale, { subject: string; before: string[] }> = {
  id: {
    subject: 'Kata sandi Pasar kamu sudah diganti',
    before: [
      'Halo, kata sandi akun Pasar kamu baru saja diganti, dan semua perangkat sudah dikeluarkan.',
      'Kalau bukan kamu yang menggantinya, segera buat kata sandi baru lewat "Lupa kata sandi" di halaman login.',
    ],
  },
  en: {
    subject: 'Your Pasar password was changed',
    before: [
      'Hello, the password of your Pasar account was just changed, and every device was logged out.',
      'If it was not you, set a new password right away with "Forgot password" on the login page.',
    ],
  },
};

/** Tells the owner of an account that its password was changed. */
export const tellOfNewPassword = consumer('accounts.password-changed', async (ctx, { userId, locale }) => {
  const { email } = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await ctx.mail.post(ctx, writeLetter({ to: email, locale, ...texts[locale], after: [] }));
});
