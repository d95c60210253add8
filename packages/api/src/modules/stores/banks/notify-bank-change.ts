import type { Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notify } from '../../notifications/index.ts';

const title: Record<Locale, string> = {
  id: 'Rekening toko diganti',
  en: "Your store's bank account was changed",
};
const body: Record<Locale, string> = {
  id: 'Penarikan saldo toko bisa mulai lagi 24 jam setelah rekening diganti.',
  en: 'Withdrawals from the store start again 24 hours after the change.',
};
const warning: Record<Locale, string> = {
  id: 'Kalau bukan kamu yang menggantinya, segera ganti kata sandimu dan hubungi kami.',
  en: 'If it was not you, change your password right away and contact us.',
};

/** Notifies the owner of a store, in the list and by email, that its bank account has changed (quality S42). */
export const notifyBankChange = consumer('store.bank-changed', async (ctx, { merchantId }) => {
  const { id, email, locale } = await ctx.db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['users.id', 'users.email', 'users.locale'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirstOrThrow();
  await notify(ctx, {
    userId: id,
    category: 'merchant',
    kind: 'store',
    ownMail: true,
    audience: 'merchant',
    title,
    body,
    link: ctx.linkTo('seller.bank'),
  });
  const before = [body[locale], warning[locale]];
  await ctx.mail.post(ctx, renderEmail({ to: email, locale, subject: title[locale], before, after: [] }));
});
