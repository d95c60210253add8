import { inLocale, type Locale, type StaffRole } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';

const names: Record<StaffRole, Record<Locale, string>> = {
  admin: { id: 'admin', en: 'admin' },
  support: { id: 'bantuan', en: 'support' },
  finance: { id: 'keuangan', en: 'finance' },
  content: { id: 'konten', en: 'content' },
};

type Kind = 'new' | 'joined' | 'changed' | 'ended';

const subjects: Record<Kind, Record<Locale, string>> = {
  new: { id: 'Kamu diundang menjadi staf Pasar', en: 'You are invited to the staff of Pasar' },
  joined: { id: 'Kamu menjadi staf Pasar', en: 'You are on the staff of Pasar now' },
  changed: { id: 'Peranmu di Pasar berubah', en: 'Your roles at Pasar have changed' },
  ended: { id: 'Aksesmu ke kantor pasar berakhir', en: 'Your access to the back office has ended' },
};
const texts: Record<Kind, Record<Locale, (roles: string) => string>> = {
  new: {
    id: (roles) =>
      `Peranmu: ${roles}. Buka tautan ini, tulis alamat e-mail ini, lalu buat kata sandimu dengan kode yang kami kirim:`,
    en: (roles) =>
      `Your roles: ${roles}. Open this link, enter this email address, then set your password with the code we send:`,
  },
  joined: {
    id: (roles) => `Peranmu: ${roles}. Masuk seperti biasa, lalu buka kantor pasar:`,
    en: (roles) => `Your roles: ${roles}. Log in as usual, then open the back office:`,
  },
  changed: {
    id: (roles) => `Peranmu sekarang: ${roles}. Kantor pasar ada di sini:`,
    en: (roles) => `Your roles are now: ${roles}. The back office is here:`,
  },
  ended: {
    id: () => 'Kamu sudah keluar di semua perangkat. Akunmu sebagai pembeli tetap ada:',
    en: () => 'You were signed out everywhere. Your account as a buyer stays:',
  },
};

/** An email, because somebody who is invited has no password yet, and who is ended is signed out. */
export const notifyStaff = consumer('admin.staff-roles', async (ctx, { userId, roles, joins }) => {
  const { email, locale, email_verified_at } = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isNew = email_verified_at === null;
  const kind = roles.length === 0 ? 'ended' : isNew ? 'new' : joins ? 'joined' : 'changed';
  const pages: Record<Kind, () => string> = {
    new: () => ctx.linkTo('auth.forgetPassword'),
    joined: () => ctx.linkTo('back-office.home'),
    changed: () => ctx.linkTo('back-office.home'),
    ended: () => ctx.linkTo('auth.login'),
  };
  const text = texts[kind][locale](roles.map((role) => names[role][locale]).join(', '));
  const link = `${ctx.publicUrl}${inLocale(pages[kind](), locale)}`;
  await ctx.mail.post(
    ctx,
    renderEmail({ to: email, locale, subject: subjects[kind][locale], before: [text, link], after: [] }),
  );
});
