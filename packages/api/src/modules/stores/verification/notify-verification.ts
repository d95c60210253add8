import '../stores.events.ts';
import { formatDateTime, type Locale, replyDays, type StoreReviewField } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { consumer } from '../../../platform/jobs/outbox.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { notifyStore } from '../../notifications/index.ts';
import type { StoreRejection } from '../stores.events.ts';
import { fieldNames } from './field-names.ts';

type Both = Record<Locale, string>;
interface Tiding {
  title: Both;
  body: Both;
  link: string;
  /** Further lines of the email. */
  lines?: Record<Locale, string[]>;
}

const readStore = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchants')
    .select(['merchant_name', 'verify_due_at'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
type Facts = Awaited<ReturnType<typeof readStore>>;

const tell = async (ctx: Context, merchantId: number, tidingOf: (facts: Facts) => Tiding) => {
  const { title, body, link, lines } = tidingOf(await readStore(ctx, merchantId));
  await notifyStore(ctx, {
    ...{ merchantId, area: 'owner', category: 'merchant', kind: 'store', title, body, link },
    letter: ({ to, locale }) =>
      renderEmail({
        ...{ to, locale, subject: title[locale], after: [] },
        before: [body[locale], ...(lines?.[locale] ?? [])],
      }),
  });
};

const named = (fields: readonly StoreReviewField[], locale: Locale) =>
  fields.map((field) => fieldNames[field][locale]).join(', ');

const describe = (reasons: readonly StoreRejection[], locale: Locale) =>
  reasons.map(({ field, reason }) => `${fieldNames[field][locale]}: ${reason}`);

/** To the owner of a store, in the list and by email, about its verification (domain 3.3). */
export const notifyVerification = [
  consumer('store.submitted', (ctx, { merchantId }) =>
    tell(ctx, merchantId, ({ merchant_name, verify_due_at }) => {
      const until = (locale: Locale) =>
        verify_due_at ? formatDateTime(verify_due_at.toISOString(), locale) : '';
      return {
        title: { id: 'Tokomu sedang diverifikasi', en: 'Your store is being verified' },
        body: {
          id: `Pendaftaran ${merchant_name} sudah kami terima. Verifikasi paling lama 1 x 24 jam, sampai ${until('id')}.`,
          en: `We have received the registration of ${merchant_name}. Verification takes 1 x 24 hours at most, until ${until('en')}.`,
        },
        link: ctx.linkTo('seller.summary'),
      };
    }),
  ),
  consumer('store.approved', (ctx, { merchantId, fields }) =>
    tell(ctx, merchantId, ({ merchant_name }) =>
      fields === null
        ? {
            title: { id: 'Tokomu sudah terverifikasi', en: 'Your store is verified' },
            body: {
              id: `${merchant_name} sudah bisa mulai berjualan.`,
              en: `${merchant_name} can start selling now.`,
            },
            link: ctx.linkTo('seller.newProduct'),
          }
        : {
            title: { id: 'Perubahan tokomu disetujui', en: 'The changes of your store were approved' },
            body: { id: `Disetujui: ${named(fields, 'id')}.`, en: `Approved: ${named(fields, 'en')}.` },
            link: ctx.linkTo('seller.store'),
          },
    ),
  ),
  consumer('store.rejected', (ctx, { merchantId, reasons }) =>
    tell(ctx, merchantId, () => ({
      title: { id: 'Data tokomu perlu diperbaiki', en: 'Your store needs corrections' },
      body: {
        id: 'Perbaiki bagian yang ditolak, lalu kirim lagi.',
        en: 'Correct what was refused, then send it again.',
      },
      lines: { id: describe(reasons, 'id'), en: describe(reasons, 'en') },
      link: ctx.linkTo('seller.store'),
    })),
  ),
  consumer('store.asked', (ctx, { merchantId, reasons }) =>
    tell(ctx, merchantId, ({ merchant_name }) => ({
      title: { id: 'Kami perlu data tambahan', en: 'We need more from you' },
      body: {
        id: `Lengkapi data ${merchant_name} dalam ${replyDays} hari, lalu kirim lagi. Verifikasi berlanjut setelah itu.`,
        en: `Complete the data of ${merchant_name} within ${replyDays} days, then send it again. Verification goes on after that.`,
      },
      lines: { id: describe(reasons, 'id'), en: describe(reasons, 'en') },
      link: ctx.linkTo('seller.summary'),
    })),
  ),
  consumer('store.suspended', (ctx, { merchantId, reason }) =>
    tell(ctx, merchantId, () => ({
      title: { id: 'Tokomu ditangguhkan', en: 'Your store is suspended' },
      body: {
        id: `Produkmu tidak tampil dan saldo toko belum bisa ditarik. Selesaikan pesanan yang berjalan. Alasan: ${reason}`,
        en: `Your products are hidden and the store's balance cannot be withdrawn. Finish the orders that run. Reason: ${reason}`,
      },
      link: ctx.linkTo('seller.summary'),
    })),
  ),
  consumer('store.unsuspended', (ctx, { merchantId }) =>
    tell(ctx, merchantId, () => ({
      title: { id: 'Tokomu aktif lagi', en: 'Your store is active again' },
      body: { id: 'Produkmu tampil dan bisa dibeli lagi.', en: 'Your products are shown and sold again.' },
      link: ctx.linkTo('seller.summary'),
    })),
  ),
];
