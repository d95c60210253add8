import { inLocale, invitationDays, type Locale, type MemberRole } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { roleNames } from './role-names.ts';

interface InvitationMail {
  merchantId: number;
  email: string;
  roles: readonly MemberRole[];
  token: string;
}

interface Facts {
  store: string;
  roles: string;
}

const subjects: Record<Locale, (store: string) => string> = {
  id: (store) => `Undangan bekerja untuk ${store} di Pasar`,
  en: (store) => `An invitation to work for ${store} on Pasar`,
};
const texts: Record<Locale, (facts: Facts) => { before: string; after: string }> = {
  id: ({ store, roles }) => ({
    before: `${store} mengundangmu bekerja di tokonya dengan peran: ${roles}. Buka tautan ini, lalu masuk atau daftar dengan alamat e-mail ini:`,
    after: `Tautan berlaku ${invitationDays} hari dan hanya sekali. Jika kamu tidak mengenal toko ini, abaikan saja e-mail ini.`,
  }),
  en: ({ store, roles }) => ({
    before: `${store} invites you to work in its store with these roles: ${roles}. Open this link, then log in or register with this email address:`,
    after: `The link works for ${invitationDays} days, and once. If you do not know this store, just ignore this email.`,
  }),
};

/** In the reader's language where the address has an account, else in the inviter's; nobody else learns which. */
export const mailInvitation = async (
  ctxInTx: Context,
  { merchantId, email, roles, token }: InvitationMail,
): Promise<void> => {
  const { db, linkTo, publicUrl } = ctxInTx;
  const reader = await db.selectFrom('users').select('locale').where('email', '=', email).executeTakeFirst();
  const { merchant_name: store } = await db
    .selectFrom('merchants')
    .select('merchant_name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const locale = reader?.locale ?? ctxInTx.locale;
  const { before, after } = texts[locale]({
    store,
    roles: roles.map((role) => roleNames[role][locale]).join(', '),
  });
  const link = `${publicUrl}${inLocale(linkTo('auth.invitation', { token }), locale)}`;
  await ctxInTx.mail.post(
    ctxInTx,
    renderEmail({
      ...{ to: email, locale, subject: subjects[locale](store), before: [before, link], after: [after] },
    }),
  );
};
