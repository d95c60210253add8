import {
  type BuyerOrder,
  type BuyerOrderDetail,
  type MerchantId,
  type OrderItem,
  type ProductId,
  rupiah,
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

export const code = 'ORD-20261121-7K2PQ';

export const order = (changed: Partial<BuyerOrder> = {}): BuyerOrder => ({
  id: 5001,
  order_code: code,
  order_group_code: 'INV-20261121-AB3DE',
  status: 'delivered',
  status_label: 'Pesanan tiba',
  created_at: '2026-11-21T02:00:00Z',
  items: [item(1)],
  total_item: 2,
  shipping: { courier: 'jne', courier_name: 'JNE', service: 'REG', awb: 'JNE0012345678', etd: '1-2' },
  grand_total: rupiah(211_000),
  due: { type: 'complete', at: '2026-11-24T05:00:00Z' },
  is_dropship: false,
  server_time: '2026-11-22T02:00:00Z',
  merchant: {
    id: id<MerchantId>(5),
    merchant_name: 'Rumah Kawung',
    merchant_slug: 'rumah-kawung',
    merchant_photo: null,
  },
  actions: ['track', 'complete', 'complain'],
  ...changed,
});

export const detail = (changed: Partial<BuyerOrderDetail> = {}): BuyerOrderDetail => ({
  ...order(),
  address: {
    receiver_name: 'Sari Dewi',
    phone: '081234567890',
    address: 'Jl. Dago Asri II No. 8',
    province: 'Jawa Barat',
    city: 'Kota Bandung',
    sub_district: 'Coblong',
    area: 'Dago',
    zipcode: '40135',
  },
  timeline: [
    {
      status: 'waiting_payment',
      label: 'Menunggu pembayaran',
      at: '2026-11-21T02:00:00Z',
      actor: 'buyer',
      note: null,
    },
    { status: 'new', label: 'Menunggu konfirmasi', at: '2026-11-21T02:05:00Z', actor: 'system', note: null },
    {
      status: 'delivered',
      label: 'Pesanan tiba',
      at: '2026-11-22T01:00:00Z',
      actor: 'courier',
      note: 'Diterima Sari',
    },
  ],
  tracking: [
    { code: 'picked_up', description: 'Paket dijemput', city: 'Kota Pekalongan', at: '2026-11-21T05:00:00Z' },
    { code: 'delivered', description: 'Paket diterima', city: 'Kota Bandung', at: '2026-11-22T01:00:00Z' },
  ],
  dropship: null,
  cancel_request: null,
  complaint: null,
  note: '',
  payment: {
    method: 'va_bca',
    method_name: 'BCA Virtual Account',
    wallet_used: rupiah(50_000),
    paid_at: '2026-11-21T02:05:00Z',
  },
  price_breakdown: {
    items: rupiah(200_000),
    seller_voucher: rupiah(10_000),
    platform_discount: rupiah(0),
    shipping: rupiah(21_000),
    shipping_discount: rupiah(0),
    insurance: rupiah(0),
    total: rupiah(211_000),
  },
  refund: null,
  ...changed,
});

/** What was issued for that order: with a credit note once a part went back. */
export const documents = (notes: readonly number[] = []): NonNullable<BuyerOrderDetail['documents']> => ({
  invoice: {
    number: 'F-2026-5-00012',
    issued_at: '2026-11-21T02:05:00Z',
    seller: { name: 'Rumah Kawung', company: 'CV Kawung', npwp: '', address: '', city: 'Kota Bandung' },
    buyer: { name: 'PT Sari Rasa', npwp: '0123456789012345', address: 'Jl. Dago Asri II No. 8' },
    total: rupiah(211_000),
    tax: null,
  },
  credit_notes: notes.map((amount, index) => ({
    number: `NK-2026-5-0000${index + 1}`,
    issued_at: '2026-11-23T02:05:00Z',
    reason: 'complaint',
    amount: rupiah(amount),
    tax: null,
  })),
});

const meta = (path: string, count: number, page: number, lastPage: number) => ({
  current_page: page,
  last_page: lastPage,
  per_page: 10,
  total: count,
  from: count > 0 ? 1 : null,
  to: count > 0 ? count : null,
  next: null,
  prev: null,
  first: `${path}?page=1`,
  last: `${path}?page=${lastPage}`,
});

const counts = {
  all: 12,
  unpaid: 1,
  processed: 3,
  shipped: 2,
  delivered: 1,
  complained: 0,
  completed: 4,
  cancelled: 1,
};

/** The envelope of a page of orders. */
export const orderList = (orders: BuyerOrder[], page = 1, lastPage = 1) => ({
  code: 200,
  data: orders,
  meta: meta('/api/buyer/dashboard/order/list', orders.length, page, lastPage),
  counts,
});

export const entry = (number: number, changed: Partial<WalletEntry> = {}): WalletEntry => ({
  id: number,
  created_at: '2026-11-21T03:00:00Z',
  type: 'refund',
  direction: 'in',
  amount: rupiah(211_000),
  balance_after: rupiah(461_000),
  description: `Dana kembali ${number}`,
  reference_code: code,
  ...changed,
});

export const entryList = (entries: WalletEntry[], page = 1, lastPage = 1) => ({
  code: 200,
  data: entries,
  meta: meta('/api/buyer/dashboard/wallet/history', entries.length, page, lastPage),
  total_saldo: 461_000,
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
