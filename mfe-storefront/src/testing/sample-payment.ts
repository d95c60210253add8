import { type Payment, rupiah } from '@pasar/contract';
import { paymentCode } from './sample-checkout.ts';

/** A payment by virtual account that waits; `over` replaces single fields. */
export const samplePayment = (over: Partial<Payment> = {}): Payment => ({
  order_group_code: paymentCode,
  status: 'waiting',
  method: { code: 'va_bca', name: 'BCA Virtual Account', kind: 'virtual_account', fee: rupiah(0) },
  va_number: '8077081234567890',
  qr: null,
  amount: rupiah(33_000),
  wallet_used: rupiah(5_000),
  grand_total: rupiah(38_000),
  expires_at: '2026-11-22T03:00:00.000Z',
  paid_at: null,
  created_at: '2026-11-21T03:00:00.000Z',
  server_time: '2026-11-21T03:00:00.000Z',
  instructions: [{ title: 'Lewat m-BCA', steps: ['Buka m-BCA', 'Masukkan nomor'] }],
  orders: [1, 2].map((id) => ({
    order_code: `ORD-20261121-AAAA${id + 1}`,
    merchant_name: `Toko ${id}`,
    merchant_slug: `toko-${id}`,
    status: 'waiting_payment',
    status_label: 'Menunggu pembayaran',
    items: [{ name: `Beras ${id}`, variant_label: '5 kg', image: null, qty: 1 }],
    total: rupiah(19_000),
  })),
  can_simulate: true,
  ...over,
});
