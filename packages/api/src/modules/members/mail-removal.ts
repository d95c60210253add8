import { inLocale, type Locale } from '@pasar/contract';
import { consumer } from '../../platform/jobs/outbox.ts';
import { renderEmail } from '../../platform/mail/email.ts';

const subjects: Record<Locale, (store: string) => string> = {
  id: (store) => `Kamu tidak lagi bekerja untuk ${store}`,
  en: (store) => `You no longer work for ${store}`,
};
const texts: Record<Locale, string> = {
  id: 'Pemilik toko mengeluarkanmu dari tokonya. Akunmu sebagai pembeli tetap ada:',
  en: 'The owner removed you from the store. Your account as a buyer stays:',
};

/** Who is removed learns it by mail, since the pages of the store are closed to them. */
export const mailRemoval = consumer('members.removed', async (ctx, { merchantId, userId }) => {
  const { email, locale } = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { merchant_name } = await ctx.db
    .selectFrom('merchants')
    .select('merchant_name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const link = `${ctx.publicUrl}${inLocale(ctx.linkTo('auth.login'), locale)}`;
  const subject = subjects[locale](merchant_name);
  await ctx.mail.post(
    ctx,
    renderEmail({ to: email, locale, subject, before: [texts[locale], link], after: [] }),
  );
});
