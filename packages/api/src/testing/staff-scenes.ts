import { completeStore } from '../modules/back-office/testing/complete-store.ts';
import { createDraftImage } from '../modules/back-office/testing/create-draft-image.ts';
import { requestWithdrawal } from '../modules/back-office/testing/request-withdrawal.ts';
import { createStaffUser, createUser, type StaffUser } from '../modules/back-office/testing/staff-users.ts';
import { drive } from '../modules/orders/testing/order-states.ts';
import { openPaymentFixture } from '../modules/payments/testing/payment-fixture.ts';
import { openReviewFixture } from '../modules/reviews/testing/review-fixture.ts';
import { day, hour, later } from '../platform/clock.ts';
import { fillWallet } from './money.ts';
import type { TestServer } from './open-test-server.ts';
import { openStore } from './products.ts';

interface Scene {
  market: TestServer;
  /** Makes the call. */
  staff: StaffUser;
  /** Has made what the call is about. */
  colleague: StaffUser;
}
/** Brings about what a call needs, and returns the body with which it succeeds. */
export type Prepare = (scene: Scene) => Promise<object>;

export const reason = 'Sudah diperiksa';
export const note = reason;

/** A user whose wallet has money. */
export const openOwner = async ({ market }: Scene) => {
  const { id, token } = await createUser(market, 'budi@example.test');
  await fillWallet(market, id, 500_000);
  return { id, token };
};
export const complained = async ({ market, staff }: Scene) => {
  await drive(await openReviewFixture(market), ['T4', 'T9', 'T10', 'T12', 'T15']);
  const [{ id: complaint_id }] = (await staff.get('/complaints/list?status=all')).data;
  return { complaint_id };
};
export const requested = async (scene: Scene) => {
  const { id } = await openOwner(scene);
  return requestWithdrawal(scene.market, id, 100_000);
};
export const approved = async (scene: Scene) => {
  const withdrawal = await requested(scene);
  await scene.colleague.post('/withdrawals/approve', withdrawal);
  return withdrawal;
};
export const processing = async (scene: Scene) => {
  const withdrawal = await approved(scene);
  const { approval } = await scene.colleague.post('/payouts/batch', {});
  await scene.staff.post('/approvals/approve', { approval_id: approval.id });
  return withdrawal;
};
export const paid = async (scene: Scene) => {
  const withdrawal = await processing(scene);
  await scene.colleague.post('/payouts/paid', { ...withdrawal, bank_reference: 'BCA-1' });
  return withdrawal;
};
export const requestedApproval = async (scene: Scene) => {
  const { id: owner_id } = await openOwner(scene);
  const body = { wallet: 'buyer', owner_id, amount: 6_000_000, reason };
  return { approval_id: (await scene.colleague.post('/wallet/adjust', body)).approval.id };
};

export const newOrder = async ({ market, staff }: Scene) => {
  const { code: order_code } = await drive(await openReviewFixture(market), []);
  const { version } = (await staff.get(`/orders/detail/${order_code}`)).data;
  return { order_code, version, reason };
};
export const transfer = async ({ market }: Scene) => {
  const world = await openPaymentFixture(market);
  const group = await world.ordered('transfer');
  return { world, ...group };
};
export const confirmed = async (scene: Scene) => {
  const { world, reference, ...group } = await transfer(scene);
  await scene.colleague.post('/payments/confirm', { reference, bank_reference: 'BCA-1' });
  return { reference, amount: (await world.charges({ reference, ...group }))[0]?.amount ?? 0 };
};

export const openProduct = async ({ market }: Scene) => {
  const world = await openReviewFixture(market);
  return { world, product_id: world.products[0]?.productId ?? 0 };
};
export const blocked = async (scene: Scene) => {
  const { world, product_id } = await openProduct(scene);
  await scene.colleague.post('/products/block', { product_id, reason_code: 'counterfeit', note });
  return { world, product_id };
};
export const reviewed = async ({ market }: Scene) => {
  const world = await openReviewFixture(market);
  const { lineId } = await world.buy();
  const { data } = await world.write({ order_item_id: lineId, rating: 1, text: 'Luntur' });
  return { review_id: data.review.id };
};

export const submitted = async ({ market }: Scene) => {
  const { id: userId } = await createUser(market, 'siti@example.test');
  const store = await openStore(market, {
    name: 'Kain Siti',
    user_id: userId,
    verification_status: 'submitted',
    submitted_at: market.clock.now(),
    verify_due_at: later(market.clock, day),
  });
  await completeStore(market, { id: store.id, userId });
  await market.database.db.updateTable('merchant_documents').set({ status: 'submitted' }).execute();
  return { merchant_id: store.id };
};
export const sentDocument = async ({ market }: Scene) => {
  const { id: user_id, token } = await createUser(market, 'ani@example.test');
  const body = { file_ktp: await createDraftImage(market, user_id) };
  await market.call('/buyer/dashboard/doc', { token, body });
  return { user_id, type: 'ktp' };
};

const at = ({ market }: Scene, hours: number) => later(market.clock, hours * hour).toISOString();
export const names = { name_id: 'Busana', name_en: 'Clothes' };
export const promoForm = async (scene: Scene, by: StaffUser) => ({
  slug: 'pekan-batik',
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  subtitle_id: 'Dari perajin',
  subtitle_en: 'From the makers',
  image_media_id: await createDraftImage(scene.market, by.id),
  target_url: '/c/batik',
  tone: 'manggis',
  starts_at: at(scene, -1),
  ends_at: at(scene, 20),
});
export const promo = async (scene: Scene) =>
  (await scene.colleague.post('/promos/create', await promoForm(scene, scene.colleague))).data.id;
export const bannerForm = async (scene: Scene, by: StaffUser) => ({
  place: 'home',
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  image_media_id: await createDraftImage(scene.market, by.id),
  target_url: '/c/batik',
  starts_at: at(scene, -1),
});
export const banner = async (scene: Scene) =>
  (await scene.colleague.post('/banners/create', await bannerForm(scene, scene.colleague))).data.id;
export const voucherForm = (scene: Scene) => ({
  ...names,
  voucher_code: 'HEMAT25',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 10_000,
  max_discount: null,
  min_spend: 100_000,
  quota: 10,
  date_start: at(scene, 1),
  date_end: at(scene, 48),
  category_ids: [],
});
export const voucher = async (scene: Scene) =>
  (await scene.colleague.post('/vouchers/create', voucherForm(scene))).data.id;
export const shippingOfferForm = (scene: Scene) => ({
  ...names,
  date_start: at(scene, 1),
  date_end: at(scene, 3),
});
export const shippingOffer = async (scene: Scene) =>
  (await scene.colleague.post('/shipping-offers/create', shippingOfferForm(scene))).data.id;
export const rule = { kind: 'synonym', phrases: ['cobek', 'ulekan'] };

/** A colleague who writes content, as the list of the staff has them. */
export const writer = async ({ market, staff }: Scene) => {
  const { id } = await createStaffUser(market, 'konten@example.test', ['content']);
  const { data } = await staff.get('/staff/list');
  const { version } = data.find((member: { id: number }) => member.id === id);
  return { user_id: id, version };
};
