import { consumer } from '../../platform/jobs/outbox.ts';
import { notify } from '../notifications/index.ts';

/** Notifies the seller that a voucher is used up: a higher quota lets it run on (domain 3.12). */
export const notifyExhaustedVoucher = consumer('voucher.exhausted', async (ctx, { promoId }) => {
  const voucher = await ctx.db
    .selectFrom('vouchers')
    .innerJoin('merchants', 'merchants.id', 'vouchers.merchant_id')
    .select(['voucher_code', 'quota', 'merchants.user_id'])
    .where('vouchers.id', '=', promoId)
    .executeTakeFirst();
  if (!voucher) return;
  const { voucher_code: code, quota } = voucher;
  await notify(ctx, {
    userId: voucher.user_id,
    category: 'promo',
    kind: 'stock',
    title: { id: 'Voucher habis terpakai', en: 'Voucher used up' },
    body: {
      id: `${code} sudah dipakai ${quota} kali. Tambah kuotanya kalau masih ingin jalan.`,
      en: `${code} was used ${quota} times. Raise its quota to let it run on.`,
    },
    audience: 'merchant',
    link: ctx.linkTo('seller.vouchers', { state: 'exhausted' }),
  });
});
