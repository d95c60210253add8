import type { TradeFixture } from './trade-fixture.ts';
import { testPassword } from './users.ts';

export interface Step {
  /** `area.call` of the contract. */
  call: string;
  by: 'buyer' | 'seller';
  input(world: TradeFixture): Record<string, unknown> | Promise<Record<string, unknown>>;
}

const entry = {
  label: 'Kantor',
  receiver_name: 'Ani Lestari',
  phone: '081234567899',
  address: 'Jalan Asia Afrika 8',
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.01',
  area_id: '32.73.01.1001',
  zipcode: '40153',
};
const bank = { bank_id: 4, rekening: '1234567890', atas_nama: 'Ani Lestari' };
const because = { reason: 'tidak_jadi' };

const buyer = (call: string, input: Step['input'] = () => ({})): Step => ({ call, by: 'buyer', input });
const seller = (call: string, input: Step['input'] = () => ({})): Step => ({ call, by: 'seller', input });

/** Staff want to know something of a side of the complaint. */
const askSide = async ({ market, orders, buyer: { id } }: TradeFixture, side: 'buyer' | 'seller') => {
  const { db } = market.database;
  const complaint = await db
    .updateTable('complaints')
    .set({ status: 'escalated' })
    .where('order_id', 'in', (e) => e.selectFrom('orders').select('id').where('code', '=', orders.complained))
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = market.clock.now();
  await db
    .insertInto('complaint_requests')
    .values({
      ...{ complaint_id: complaint.id, side, text: 'Ada foto?', staff_id: id },
      ...{ requested_at: now, due_at: now, replied_at: null },
    })
    .execute();
};

const shelf: Step[] = [
  buyer('addresses.add', () => entry),
  buyer('addresses.edit', (w) => ({ ...entry, id: w.buyer.addressId, label: 'Gudang' })),
  buyer('addresses.restore', (w) => ({ id: w.buyer.deletedId })),
  buyer('addresses.setDefault', (w) => ({ id: w.buyer.deletedId })),
  buyer('addresses.remove', (w) => ({ id: w.buyer.deletedId })),
  buyer('promos.claim', () => ({ promo_code: 'TERTUTUP' })),
  buyer('cart.list'),
  buyer('cart.add', ({ products }) => ({
    product_id: products.second.productId,
    qty: 2,
    note: 'Yang merah',
  })),
  buyer('cart.update', (w) => ({ cart_item_id: w.buyer.cartItemId, qty: 3, note: 'Yang biru' })),
  buyer('cart.unchecked', (w) => ({ merchant_id: w.rival.merchantId })),
  buyer('cart.checked', (w) => ({ cart_item_id: [w.buyer.cartItemId] })),
];

const counter: Step[] = [
  buyer('cart.singleCheckout', ({ products }) => ({ product_id: products.second.productId, qty: 1 })),
  buyer('cart.checkout'),
  buyer('checkout.addressForAll', (w) => ({ address_book_id: w.buyer.addressId })),
  buyer('checkout.addressForOrder', (w) => ({
    order_id: w.buyer.checkoutOrderId,
    address_book_id: w.buyer.addressId,
  })),
  buyer('checkout.setLogistic', (w) => ({
    order_id: w.buyer.checkoutOrderId,
    shipper_result_id: w.buyer.quoteId,
    insurance: true,
  })),
  buyer('checkout.setDropship', (w) => ({
    id: w.buyer.checkoutOrderId,
    dropship_name: 'Kios Ani',
    dropship_phone: '081234567890',
  })),
  buyer('checkout.unsetDropship', (w) => ({ id: w.buyer.checkoutOrderId })),
  buyer('checkout.setNote', (w) => ({ id: w.buyer.checkoutOrderId, note: 'Titip di pos satpam' })),
  buyer('checkout.unselectPromo', (w) => ({ promo_id: w.promoId, checkout_id: w.buyer.checkoutId })),
  buyer('checkout.selectPromo', (w) => ({ promo_id: w.promoId, checkout_id: w.buyer.checkoutId })),
  buyer('checkout.useWallet', (w) => ({ use_wallet: '1', checkout_id: w.buyer.checkoutId })),
  buyer('checkout.useWallet', (w) => ({ use_wallet: '0', checkout_id: w.buyer.checkoutId })),
  buyer('checkout.setInvoice', (w) => ({
    ...{ name: 'PT Maju', npwp: '0123456789012345', address: 'Jalan Braga 1' },
    checkout_id: w.buyer.checkoutId,
  })),
  buyer('checkout.unsetInvoice', (w) => ({ checkout_id: w.buyer.checkoutId })),
  buyer('checkout.pay', async (w) => {
    const { checkoutId, token } = w.buyer;
    const shown = await w.market.call(`/shipping/checkout/preview?checkout_id=${checkoutId}`, { token });
    return {
      checkout_id: checkoutId,
      payment_method: 'va_bca',
      expected_total: shown.data.summary.grand_total,
    };
  }),
  buyer('cart.remove', async (w) => {
    const { data } = await w.market.call('/cart/list', { method: 'POST', token: w.buyer.token });
    return { cart_item_id: data[0].items[0].id };
  }),
  buyer('payments.check', ({ unpaid }) => ({ code: unpaid.group })),
  buyer('payments.method', ({ unpaid }) => ({ code: unpaid.group, payment_method: 'transfer' })),
  buyer('payments.proof', (w) => ({
    code: w.unpaid.group,
    media_id: w.buyer.pictureId,
    sender: 'Ani Lestari',
  })),
  buyer('payments.method', ({ unpaid }) => ({ code: unpaid.group, payment_method: 'qris' })),
  buyer('payments.simulate', ({ unpaid }) => ({ code: unpaid.group })),
];

const backRoom: Step[] = [
  seller('selling.approve', ({ orders }) => ({ order_code: orders.fresh })),
  seller('selling.approve', ({ orders }) => ({ order_codes: [orders.second] })),
  seller('selling.pickup', ({ orders }) => ({ order_code: orders.fresh })),
  seller('selling.pickup', ({ orders }) => ({ order_codes: [orders.second] })),
  seller('selling.waybill', ({ orders, seller: { pictureId } }) => ({
    order_code: orders.brought,
    awb: 'jne 0123456789',
    media_id: pictureId,
  })),
  seller('selling.delivered', ({ orders, seller: { pictureId } }) => ({
    order_code: orders.brought,
    receiver: 'Satpam Budi',
    media_id: pictureId,
  })),
  seller('selling.returned', ({ orders }) => ({ order_code: orders.returned })),
  seller('selling.reject', ({ unpaid }) => ({ order_code: unpaid.order, reason: 'toko_tutup' })),
  seller('selling.replyToCancelRequest', ({ orders }) => ({ order_code: orders.asked, accept: false })),
  buyer('orders.status', ({ orders }) => ({ order_code: orders.packed, status: 'cancelled', ...because })),
  seller('selling.replyToCancelRequest', ({ orders }) => ({ order_code: orders.packed, accept: true })),
  buyer('orders.status', ({ orders }) => ({ order_code: orders.shipped, status: 'completed' })),
  buyer('orders.status', (w) => ({
    order_code: w.orders.delivered,
    status: 'complained',
    reason: 'damaged',
    description: 'Barang ini rusak sekali',
    media_ids: [w.buyer.pictureId],
    amount: 100_000,
  })),
  buyer('orders.status', ({ orders }) => ({ order_code: orders.delivered, status: 'complaint_withdrawn' })),
  seller('selling.replyToStaff', async (w) => {
    await askSide(w, 'seller');
    return { order_code: w.orders.complained, text: 'Barangnya utuh waktu dikirim' };
  }),
  buyer('orders.replyToStaff', async (w) => {
    await askSide(w, 'buyer');
    return { order_code: w.orders.complained, text: 'Kardusnya sudah penyok' };
  }),
  seller('selling.replyToComplaint', ({ orders }) => ({ order_code: orders.complained, accept: true })),
  buyer('orders.status', ({ orders }) => ({ order_code: orders.third, status: 'cancelled', ...because })),
];

const till: Step[] = [
  buyer('wallet.withdraw', () => ({ ...bank, amount: 50_000, password: testPassword })),
  buyer('wallet.refundToSource', async ({ market, buyer: { token } }) => {
    const { data } = await market.call('/wallet/refund-to-source', { token });
    // Nothing came back before the steps above.
    return { reference: data[0]?.reference ?? 'INV-20260302-AAAAA-1', amount: 1_000, password: testPassword };
  }),
  seller('sellerWallet.withdraw', () => ({ amount: 50_000, password: testPassword })),
  seller('sellerWallet.saveBank', () => ({ ...bank, cabang: 'Bandung', password: testPassword })),
];

/** Every POST of trade with a body that is taken, one after the other in one market. */
export const tradeSteps: readonly Step[] = [...shelf, ...counter, ...backRoom, ...till];
