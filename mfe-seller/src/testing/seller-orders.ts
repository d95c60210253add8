import {
  type OrderItem,
  type ProductId,
  rupiah,
  type SellerOrder,
  type SellerOrderDetail,
  type StoreBank,
  type VariantId,
  type WalletEntry,
  type Withdrawal,
} from '@pasar/contract';

const id = <Brand>(number: number) => number as Brand; // ids are branded where the market hands them out

export const item = (number: number, changed: Partial<OrderItem> = {}): OrderItem => ({
  id: number,
  product_id: id<ProductId>(800 + number),
  variant_id: id<VariantId>(9000 + number),
  name: `Kemeja ${number}`,
  slug: `kemeja-${number}`,
  variant_label: 'M',
  image: null,
  image_urls: null,
  qty: 2,
  price: rupiah(100_000),
  total: rupiah(200_000),
  note: '',
  is_reviewed: false,
  ...changed,
});

/** The codes of a store's orders: `ORD-20261121-AAAA1`, `…2`, … */
export const buildOrderCode = (number: number) => `ORD-20261121-AAAA${number}`;

export const sellerOrder = (number: number, changed: Partial<SellerOrder> = {}): SellerOrder => ({
  id: number,
  order_code: buildOrderCode(number),
  status: 'new',
  status_label: 'Pesanan baru',
  created_at: '2026-11-21T02:00:00Z',
  items: [item(1)],
  total_item: 2,
  shipping: { courier: 'jne', courier_name: 'JNE', service: 'REG', awb: null, etd: '1-2' },
  grand_total: rupiah(211_000),
  due: { type: 'respond', at: '2026-11-22T02:00:00Z' },
  is_dropship: false,
  server_time: '2026-11-21T22:00:00Z',
  buyer: { username: 'sari', masked_phone: '0812*****890' },
  city: 'Kota Bandung',
  seller_net: rupiah(180_500),
  money_state: 'estimated',
  refund_preview: { refunded: rupiah(211_000), seller_net: rupiah(0) },
  actions: ['approve', 'reject'],
  ...changed,
});

export const sellerOrderDetail = (changed: Partial<SellerOrderDetail> = {}): SellerOrderDetail => ({
  ...sellerOrder(1),
  address: {
    receiver_name: 'Sari Dewi',
    phone: '0812*****890',
    address: 'Jl. Dago Asri II No. 8',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    sub_district: 'Coblong',
    area: 'Dago',
    zipcode: '40135',
  },
  timeline: [
    { status: 'new', label: 'Pesanan baru', at: '2026-11-21T02:05:00Z', actor: 'system', note: null },
  ],
  tracking: [],
  dropship: null,
  cancel_request: null,
  complaint: null,
  note: 'Tolong bungkus kado',
  weight_gram: 450,
  breakdown: {
    items: rupiah(200_000),
    seller_voucher: rupiah(10_000),
    returned: rupiah(0),
    refunded: rupiah(0),
    refunded_promo: rupiah(0),
    commission: rupiah(9_500),
    commission_bps: 500,
    fee: rupiah(0),
    seller_net: rupiah(180_500),
    shipping: rupiah(21_000),
    insurance: rupiah(1_000),
    delivery: rupiah(22_000),
  },
  ...changed,
});

/** The pages of a list. */
export const meta = (path: string, count: number, page: number, lastPage: number) => ({
  current_page: page,
  last_page: lastPage,
  per_page: 50,
  total: count,
  from: count > 0 ? 1 : null,
  to: count > 0 ? count : null,
  next: null,
  prev: null,
  first: `${path}?page=1`,
  last: `${path}?page=${lastPage}`,
});

/** The envelope of a page of orders. */
export const sellerOrderList = (orders: SellerOrder[], page = 1, lastPage = 1) => ({
  code: 200,
  data: orders,
  meta: meta('/api/merchant/dashboard/orders/list', orders.length, page, lastPage),
  counts: {
    all: 40,
    new: 3,
    to_ship: 2,
    waiting_pickup: 0,
    shipped: 1,
    complained: 0,
    completed: 33,
    cancelled: 1,
  },
});

export const entry = (number: number, changed: Partial<WalletEntry> = {}): WalletEntry => ({
  id: number,
  created_at: '2026-11-21T03:00:00Z',
  type: 'sale',
  direction: 'in',
  amount: rupiah(180_500),
  balance_after: rupiah(680_500),
  description: `Penjualan ${number}`,
  reference_code: buildOrderCode(number),
  ...changed,
});

export const entryList = (entries: WalletEntry[], page = 1, lastPage = 1) => ({
  code: 200,
  data: entries,
  meta: meta('/api/merchant/dashboard/wallet/history', entries.length, page, lastPage),
  total_saldo: 680_500,
});

export const withdrawal = (changed: Partial<Withdrawal> = {}): Withdrawal => ({
  withdraw_code: 'WD-20261121-QW3RT',
  status: 'processing',
  amount: rupiah(100_000),
  bank_name: 'BCA',
  masked_account: '••••••7890',
  requested_at: '2026-11-21T04:00:00Z',
  estimated_at: '2026-11-22T04:00:00Z',
  ...changed,
});

export const bank: StoreBank = {
  bank_id: 7,
  bank_name: 'BCA',
  rekening: '1234567890',
  cabang: 'Pekalongan',
  atas_nama: 'Budi Santoso',
  withdrawals_from: null,
  status: 'approved',
  reason: null,
};
