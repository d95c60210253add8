import type { Locale } from '@pasar/contract';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notifyStore } from '../../notifications/index.ts';

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

/** Notifies those who handle a store's money, in the list and by email, that its bank account has changed (quality S42). */
export const notifyBankChange = consumer('store.bank-changed', (ctx, { merchantId }) =>
  notifyStore(ctx, {
    ...{ merchantId, area: 'money', category: 'merchant', kind: 'store', title, body },
    link: ctx.linkTo('seller.bank'),
    letter: ({ to, locale }) =>
      renderEmail({
        ...{ to, locale, subject: title[locale], before: [body[locale], warning[locale]], after: [] },
      }),
  }),
);
