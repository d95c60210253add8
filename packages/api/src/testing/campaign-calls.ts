import { openTicket, pageContent } from './help-scenes.ts';
import {
  banner,
  bannerForm,
  type Prepare,
  promo,
  promoForm,
  reason,
  rule,
  shippingOffer,
  shippingOfferForm,
  voucher,
  voucherForm,
} from './staff-scenes.ts';

/** Of `staffCalls`: what the market shows its visitors, from promos to the rules of the search. */
export const campaignCalls: Record<string, Prepare> = {
  '/admin/promos/create': (scene) => promoForm(scene, scene.staff),
  '/admin/promos/edit': async (scene) => ({
    promo_id: await promo(scene),
    version: 1,
    ...(await promoForm(scene, scene.staff)),
  }),
  '/admin/promos/end': async (scene) => ({ promo_id: await promo(scene), reason }),
  '/admin/banners/create': (scene) => bannerForm(scene, scene.staff),
  '/admin/banners/edit': async (scene) => ({
    banner_id: await banner(scene),
    version: 1,
    ...(await bannerForm(scene, scene.staff)),
  }),
  '/admin/banners/publish': async (scene) => ({ banner_id: await banner(scene), version: 1 }),
  '/admin/banners/end': async (scene) => {
    const banner_id = await banner(scene);
    await scene.colleague.post('/banners/publish', { banner_id, version: 1 });
    return { banner_id, reason };
  },
  '/admin/content/save': async () => ({ slug: 'paying', version: 0, ...pageContent }),
  '/admin/content/publish': async ({ colleague }) => {
    const { data } = await colleague.post('/content/save', { slug: 'paying', version: 0, ...pageContent });
    return { slug: 'paying', version: data.version };
  },
  '/admin/content/restore': async () => ({ slug: 'paying', version: 0, number: 1, reason: 'Salah tulis' }),
  '/admin/tickets/reply': async ({ market }) => ({
    ...(await openTicket(market)),
    text: 'Sudah kami periksa.',
  }),
  '/admin/tickets/close': ({ market }) => openTicket(market),
  '/admin/home/save': async () => ({ version: 0, sections: ['promos', 'recommendations'] }),
  '/admin/home/publish': async ({ colleague }) => {
    const draft = { version: 0, sections: ['promos', 'recommendations'] };
    return { version: (await colleague.post('/home/save', draft)).data.version };
  },
  '/admin/home/take-back': async ({ colleague }) => {
    const draft = { version: 0, sections: ['promos', 'recommendations'] };
    const { version } = (await colleague.post('/home/save', draft)).data;
    return { version: (await colleague.post('/home/publish', { version })).data.version, reason };
  },
  '/admin/vouchers/create': async (scene) => voucherForm(scene),
  '/admin/vouchers/edit': async (scene) => ({
    promo_id: await voucher(scene),
    version: 1,
    ...voucherForm(scene),
    quota: 20,
  }),
  '/admin/vouchers/pause': async (scene) => ({ promo_id: await voucher(scene), reason }),
  '/admin/vouchers/resume': async (scene) => {
    const body = { promo_id: await voucher(scene), reason };
    await scene.colleague.post('/vouchers/pause', body);
    return body;
  },
  '/admin/vouchers/end': async (scene) => ({ promo_id: await voucher(scene), reason }),
  '/admin/shipping-offers/create': async (scene) => shippingOfferForm(scene),
  '/admin/shipping-offers/edit': async (scene) => ({
    shipping_offer_id: await shippingOffer(scene),
    version: 1,
    ...shippingOfferForm(scene),
    min_spend: 50_000,
  }),
  '/admin/shipping-offers/end': async (scene) => ({ shipping_offer_id: await shippingOffer(scene), reason }),
  '/admin/search/save': async () => rule,
  '/admin/search/import': async () => ({ csv: 'kind;phrases;target;note\nsynonym;cobek|ulekan;;\n' }),
  '/admin/search/delete': async ({ colleague }) => ({
    rule_id: (await colleague.post('/search/save', rule)).data.id,
  }),
};
