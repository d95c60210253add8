import { type TradeFixture, testPassword } from '@pasar/api/testing';
import type { Pools } from './plausible.ts';

const ids = [1, 2, 3, 4, 5];

/** Values by the name of a field: of the world where it is about something there, else ones that its rule takes. */
export const buildPools = ({
  buyer,
  stranger,
  seller,
  rival,
  products,
  orders,
  unpaid,
  promoId,
}: TradeFixture): Pools => {
  const goods = [products.first, products.second];
  const product = goods.map(({ productId }) => productId);
  const codes = [...Object.values(orders), stranger.order, unpaid.order];
  const people = [buyer.id, stranger.id, seller.id, rival.id];
  const stores = [seller.merchantId, rival.merchantId];
  const pictures = [buyer.pictureId, stranger.pictureId, 1];
  const days = ['2026-11-01', '2026-11-21', '2026-12-31', '1990-05-17'];
  return {
    id: [...new Set([...ids, ...product, ...stores, buyer.checkoutOrderId, buyer.addressId, promoId])],
    slug: [...product.map(String), 'toko-maju', 'tidak-ada'],
    merchant_slug: ['toko-maju', 'tidak-ada'],
    product_id: product,
    product_ids: product,
    variant_id: goods.map(({ variantId }) => variantId),
    merchant_id: stores,
    user_id: people,
    cart_item_id: [buyer.cartItemId, stranger.cartItemId],
    checkout_id: [buyer.checkoutId, stranger.checkoutId],
    order_id: [buyer.checkoutOrderId, stranger.checkoutOrderId],
    address_book_id: [buyer.addressId, stranger.addressId, buyer.deletedId],
    shipper_result_id: [buyer.quoteId, stranger.quoteId],
    promo_id: [promoId, 1],
    promo_code: ['TERTUTUP', 'HEMAT10'],
    voucher_code: ['TERTUTUP', 'HEMAT10', 'BARU2026'],
    order_code: codes,
    order_codes: codes,
    order_group_code: [unpaid.group],
    code: [unpaid.group, '123456', ...codes],
    media_id: pictures,
    file_id: pictures,
    email: ['ani@example.test', 'siti@example.test', 'baru@example.test'],
    password: [testPassword, 'salah 12345'],
    password_confirmation: [testPassword],
    username: ['ani_lestari', 'toko.maju'],
    fullname: ['Siti Aminah'],
    phone: ['081234567890', '0211234567'],
    birthday: days,
    province_id: ['32', '31'],
    city_id: ['32.73'],
    sub_district_id: ['32.73.01'],
    kecamatan_id: ['32.73.01'],
    area_id: ['32.73.01.1001'],
    zipcode: ['40153'],
    bank_id: [1, 4],
    rekening: ['1234567890'],
    atas_nama: ['Ani Lestari'],
    date_start: days,
    date_end: days,
    page: [1, 2, 50],
    per_page: [1, 10, 100],
    qty: [1, 2, 3],
    search: ['kaos', 'sepatu merah', 'INV', ''],
    category: ids.map(String),
    category_id: ids,
    status: ['new', 'PUBLISH', 'completed', 'submitted'],
    to: ['auth-setup', 'reset-password'],
  };
};
