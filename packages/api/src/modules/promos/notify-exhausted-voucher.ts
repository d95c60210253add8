import { consumer } from '../../platform/jobs/outbox.ts';
import { notifyStore } from '../notifications/index.ts';

/** Notifies the seller that a voucher is used up: a higher quota lets it run on (domain 3.12). */
export const notifyExhaustedVoucher = consumer('voucher.exhausted', async (ctx, { promoId }) => {
  const voucher = await ctx.db
    .selectFrom('vouchers')
    .select(['voucher_code', 'quota', 'merchant_id'])
    .where('vouchers.id', '=', promoId)
    .executeTakeFirst();
  if (!voucher?.merchant_id) return;
  const { voucher_code: code, quota, merchant_id: merchantId } = voucher;
  await notifyStore(ctx, {
    ...{ merchantId, area: 'catalogue' },
    category: 'promo',
    kind: 'stock',
    title: { id: 'Voucher habis terpakai', en: 'Voucher used up' },
    body: {
      id: `${code} sudah dipakai ${quota} kali. Tambah kuotanya kalau masih ingin jalan.`,
      en: `${code} was used ${quota} times. Raise its quota to let it run on.`,
    },
    link: ctx.linkTo('seller.vouchers', { state: 'exhausted' }),
  });
});
