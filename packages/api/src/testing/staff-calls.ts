import { randomUUID } from 'node:crypto';
import { createDraftImage } from '../modules/back-office/testing/create-draft-image.ts';
import { openFlashSaleFixture } from '../modules/flash-sales/testing/flash-sale-fixture.ts';
import { drive } from '../modules/orders/testing/order-states.ts';
import { openReviewFixture } from '../modules/reviews/testing/review-fixture.ts';
import { recordScan } from '../modules/shipping/index.ts';
import { campaignCalls } from './campaign-calls.ts';
import { addBrand, addCategory, openStore } from './products.ts';
import {
  approved,
  blocked,
  complained,
  confirmed,
  names,
  newOrder,
  note,
  openOwner,
  openProduct,
  type Prepare,
  paid,
  processing,
  reason,
  requested,
  requestedApproval,
  reviewed,
  sentDocument,
  submitted,
  transfer,
  writer,
} from './staff-scenes.ts';

/** How each POST of the back office that must leave a line in the audit is brought to succeed. */
export const staffCalls: Record<string, Prepare> = {
  '/admin/approvals/approve': requestedApproval,
  '/admin/approvals/reject': async (scene) => ({ ...(await requestedApproval(scene)), reason }),
  '/admin/withdrawals/approve': requested,
  '/admin/withdrawals/reject': async (scene) => ({ ...(await requested(scene)), reason }),
  '/admin/payouts/batch': async (scene) => {
    await approved(scene);
    return {};
  },
  '/admin/payouts/paid': async (scene) => ({ ...(await processing(scene)), bank_reference: 'BCA-1' }),
  '/admin/payouts/reversed': async (scene) => ({ ...(await paid(scene)), reason }),
  '/admin/payouts/results': async (scene) => ({
    csv: `withdraw_code;status;bank_reference;amount;reason\n${(await processing(scene)).withdraw_code};paid;BCA-1;100000;`,
  }),
  '/admin/wallet/adjust': async (scene) => ({
    wallet: 'buyer',
    owner_id: (await openOwner(scene)).id,
    amount: 25_000,
    reason,
  }),
  '/admin/ledger/check': async () => ({}),
  '/admin/ledger/explain': async ({ market, colleague }) => {
    const fault = { kind: 'buyer_wallet', owner: 999, balance: 5 } as const;
    await market.database.db.insertInto('ledger_accounts').values(fault).execute();
    const { data } = await colleague.post('/ledger/check', {});
    await market.database.db.deleteFrom('ledger_accounts').where('owner', '=', 999).execute();
    return { check_id: data.id, reason };
  },
  '/admin/staff/invite': async () => ({
    ...{ email: 'baru@example.test', fullname: 'Orang Baru', roles: ['content'], reason },
  }),
  '/admin/staff/edit': async (scene) => ({ ...(await writer(scene)), roles: ['support'], reason }),
  '/admin/staff/end': async (scene) => ({ ...(await writer(scene)), reason }),
  '/admin/couriers/edit': async () => ({
    ...{ courier: 'jnt', service: 'EZ', version: 0, is_on: false, reason },
    per_kg: [8_000, 10_500, 16_000, 31_000, 50_000, 82_000],
  }),
  '/admin/couriers/areas': async () => ({
    ...{ courier: 'jnt', service: 'EZ', version: 0, closed: ['94'], reason },
  }),
  '/admin/exports/create': async () => ({ list: 'users', filters: { search: 'rani' } }),
  '/admin/exports/unmasked': async () => ({ list: 'users', reason }),
  '/admin/exports/file': async ({ market, staff }) => {
    const { data } = await staff.post('/exports/create', { list: 'users' });
    await market.settle();
    return { export_id: data.id };
  },
  '/admin/settings/edit': async () => ({
    ...{ key: 'reports_per_day', version: 0, to: 'value', value: 30, reason },
  }),
  '/admin/orders/act': async (scene) => ({ ...(await newOrder(scene)), action: 'cancel' }),
  '/admin/orders/note': async (scene) => ({ order_code: (await newOrder(scene)).order_code, text: note }),
  '/admin/orders/extend': async (scene) => ({ ...(await newOrder(scene)), hours: 24 }),
  '/admin/parcels/scan': async ({ market, staff }) => {
    await drive(await openReviewFixture(market), ['T4', 'T9']);
    const [{ id, awb }] = (await staff.get('/parcels/list')).data;
    await recordScan({ ctx: market.context(), input: { awb, code: 'picked_up' } });
    const { scans } = (await staff.get(`/parcels/detail/${id}`)).data;
    return { parcel_id: id, code: 'in_transit', scans: scans.length, reason };
  },
  '/admin/complaints/request': async ({ market, staff }) => {
    await drive(await openReviewFixture(market), ['T4', 'T9', 'T10', 'T12', 'T15']);
    await market.database.db.updateTable('complaints').set({ status: 'escalated' }).execute();
    const [{ id: complaint_id }] = (await staff.get('/complaints/list?status=all')).data;
    return { complaint_id, side: 'seller', text: 'Kapan dikirim?' };
  },
  '/admin/complaints/decide': async (scene) => ({
    ...(await complained(scene)),
    refund_amount: 30_000,
    note,
  }),
  '/admin/complaints/chat': async (scene) => ({ ...(await complained(scene)), reason }),
  '/admin/payments/check': async (scene) => ({ order_group_code: (await transfer(scene)).code }),
  '/admin/payments/confirm': async (scene) => ({
    reference: (await transfer(scene)).reference,
    bank_reference: 'BCA-1',
  }),
  '/admin/payments/reject': async (scene) => {
    const { world, code, reference } = await transfer(scene);
    await scene.market.call(`/payment/${code}/proof`, {
      token: world.buyer.token,
      body: { media_id: await createDraftImage(scene.market, world.buyer.id), sender: 'Ani' },
    });
    return { reference, reason };
  },
  '/admin/settlements/import': async (scene) => {
    const { reference, amount } = await confirmed(scene);
    return { provider: 'transfer', csv: `reference,amount,fee\n${reference},${amount},0` };
  },
  '/admin/mismatches/close': async (scene) => {
    const { reference } = await transfer(scene);
    const wrong = { reference, bank_reference: 'BCA-1', amount: 50_000 };
    await scene.colleague.post('/payments/confirm', wrong);
    const [{ id: mismatch_id }] = (await scene.staff.get('/mismatches/list')).data;
    return { mismatch_id, reason };
  },
  '/admin/products/block': async (scene) => ({
    product_id: (await openProduct(scene)).product_id,
    reason_code: 'counterfeit',
    note,
  }),
  '/admin/products/unblock': async (scene) => ({ product_id: (await blocked(scene)).product_id, reason }),
  '/admin/categories/move': async ({ market }) => {
    const under = await addCategory(market, 'Batik');
    return { category_id: await addCategory(market, 'Kaos'), version: 1, parent_id: under };
  },
  '/admin/categories/retire': async ({ market }) => ({
    ...{ category_id: await addCategory(market, 'Kaos'), version: 1, reason },
  }),
  '/admin/categories/restore': async ({ market, colleague }) => {
    const category_id = await addCategory(market, 'Kaos');
    await colleague.post('/categories/retire', { category_id, version: 1, reason });
    return { category_id, version: 2, reason };
  },
  '/admin/categories/attributes': async ({ market }) => ({
    ...{ category_id: await addCategory(market, 'Kaos'), version: 1 },
    ...{ name_id: 'Bahan', name_en: 'Material', kind: 'text' },
  }),
  '/admin/categories/attributes/remove': async ({ market, colleague }) => {
    const category_id = await addCategory(market, 'Kaos');
    const asked = { name_id: 'Bahan', name_en: 'Material', kind: 'text' };
    const { data } = await colleague.post('/categories/attributes', { category_id, version: 1, ...asked });
    return { category_id, version: 2, attribute_id: data.attributes[0].id, reason };
  },
  '/admin/products/bulk': async (scene) => ({
    action: 'block',
    products: [{ product_id: (await openProduct(scene)).product_id }],
    reason_code: 'counterfeit',
    note,
  }),
  '/admin/reviews/bulk': async (scene) => ({
    action: 'hide',
    reviews: [await reviewed(scene)],
    reason_code: 'personal_data',
    note,
  }),
  '/admin/withdrawals/bulk': async (scene) => ({
    withdraw_codes: [(await requested(scene)).withdraw_code],
  }),
  '/admin/reviews/hide': async (scene) => ({
    ...(await reviewed(scene)),
    reason_code: 'personal_data',
    note,
  }),
  '/admin/reviews/show': async (scene) => {
    const review = await reviewed(scene);
    await scene.colleague.post('/reviews/hide', { ...review, reason_code: 'personal_data', note });
    return { ...review, reason };
  },
  '/admin/reports/decide': async (scene) => {
    const { world, product_id } = await openProduct(scene);
    const what = { subject_type: 'product', subject_id: product_id };
    const body = { ...what, reason: 'counterfeit', text: 'Logonya beda' };
    await scene.market.call('/reports/create', { token: world.buyer.token, body });
    const { id } = await scene.market.database.db
      .selectFrom('reports')
      .select('id')
      .executeTakeFirstOrThrow();
    return { report_ids: [id], result: 'dismiss', note };
  },
  '/admin/reports/chat': async (scene) => {
    const { world } = await openProduct(scene);
    const { call } = scene.market;
    const area = '/buyer/dashboard/chat';
    const { token } = world.buyer;
    const store = { merchant_id: world.seller.merchantId };
    const { id } = (await call(`${area}/open`, { token, body: store })).data;
    const body = { client_id: randomUUID(), kind: 'text', text: 'Bodoh' };
    const message_id = (await call(`${area}/${id}/messages`, { token, body })).data.id;
    const report = { message_id, reason: 'insulting' };
    const sent = await call(`/merchant/dashboard/chat/${id}/report`, {
      ...{ token: world.seller.token, body: report },
    });
    return { report_id: sent.data.id, reason };
  },
  '/admin/appeals/decide': async (scene) => {
    const { world, product_id } = await blocked(scene);
    const { token } = world.seller;
    const path = `/appeals/detail?subject_type=product&subject_id=${product_id}`;
    const { moderation_id } = (await scene.market.call(path, { token })).data;
    await scene.market.call('/appeals/create', { token, body: { moderation_id, text: 'Buatan sendiri' } });
    const [{ id: appeal_id }] = (await scene.staff.get('/appeals/list')).data;
    return { appeal_id, result: 'grant', note };
  },
  '/admin/merchants/approve': submitted,
  '/admin/merchants/ask': async (scene) => ({
    ...(await submitted(scene)),
    items: [{ field: 'file_ktp', message: reason }],
  }),
  '/admin/merchants/reject': async (scene) => ({
    ...(await submitted(scene)),
    reasons: [{ field: 'file_ktp', reason }],
  }),
  '/admin/merchants/suspend': async ({ market }) => ({ merchant_id: (await openStore(market)).id, reason }),
  '/admin/merchants/type': async ({ market }) => ({
    ...{ merchant_id: (await openStore(market)).id, store_type: 'star', reason },
  }),
  '/admin/merchants/unsuspend': async ({ market, colleague }) => {
    const body = { merchant_id: (await openStore(market)).id, reason };
    await colleague.post('/merchants/suspend', body);
    return body;
  },
  '/admin/users/show': async (scene) => ({ user_id: (await openOwner(scene)).id, reason }),
  '/admin/users/suspend': async (scene) => ({ user_id: (await openOwner(scene)).id, reason }),
  '/admin/users/end-sessions': async (scene) => ({ user_id: (await openOwner(scene)).id, reason }),
  '/admin/users/unsuspend': async (scene) => {
    const body = { user_id: (await openOwner(scene)).id, reason };
    await scene.colleague.post('/users/suspend', body);
    return body;
  },
  '/admin/documents/approve': sentDocument,
  '/admin/documents/reject': async (scene) => ({ ...(await sentDocument(scene)), reason }),
  '/admin/flashsale/create': async ({ market }) => (await openFlashSaleFixture(market)).terms(),
  '/admin/flashsale/edit': async ({ market }) => {
    const { announce, terms } = await openFlashSaleFixture(market);
    const { id: flash_sale_id, version } = await announce();
    return { flash_sale_id, version, ...terms({ name_id: 'Kilat sore' }) };
  },
  '/admin/flashsale/cancel': async ({ market }) => {
    const { announce } = await openFlashSaleFixture(market);
    return { flash_sale_id: (await announce()).id, reason };
  },
  '/admin/flashsale/approve': async ({ market }) => ({
    item_id: (await (await openFlashSaleFixture(market)).offered()).item.id,
  }),
  '/admin/flashsale/reject': async ({ market }) => ({
    item_id: (await (await openFlashSaleFixture(market)).offered()).item.id,
    reason,
  }),
  '/admin/categories/create': async () => names,
  '/admin/categories/edit': async ({ market }) => ({
    ...names,
    category_id: await addCategory(market, 'Kaos'),
    version: 1,
  }),
  '/admin/categories/commission': async ({ market }) => ({
    category_id: await addCategory(market, 'Kaos'),
    version: 1,
    commission_bps: 250,
    valid_from: '2099-01-01',
    reason,
  }),
  '/admin/merchants/commission': async ({ market }) => ({
    ...{ merchant_id: (await openStore(market)).id, commission_bps: 250, valid_from: '2099-01-01', reason },
  }),
  '/admin/brands/create': async () => ({ name: 'Kalpa' }),
  '/admin/brands/edit': async ({ market }) => ({
    brand_id: await addBrand(market, 'Kalpa'),
    version: 1,
    name: 'Kalpa Baru',
  }),
  ...campaignCalls,
};
