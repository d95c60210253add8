import { type PaymentMethod, rupiah } from '@pasar/contract';

const bank = (code: string, name: string): PaymentMethod => ({
  code,
  name: `${name} Virtual Account`,
  kind: 'virtual_account',
  fee: rupiah(0),
  min: rupiah(10_000),
  max: rupiah(500_000_000),
  refundable: false,
});
const wallet = (code: string, name: string): PaymentMethod => ({
  code,
  name,
  kind: 'e_wallet',
  fee: rupiah(0),
  min: rupiah(1),
  max: rupiah(20_000_000),
  refundable: true,
});

/** Every payment method by its code, in the order of the pages. Providers offer some of them. */
export const paymentMethodList = {
  va_bca: bank('va_bca', 'BCA'),
  va_bri: bank('va_bri', 'BRI'),
  va_bni: bank('va_bni', 'BNI'),
  va_mandiri: bank('va_mandiri', 'Mandiri'),
  va_permata: bank('va_permata', 'Permata'),
  va_cimb: bank('va_cimb', 'CIMB Niaga'),
  qris: {
    code: 'qris',
    name: 'QRIS',
    kind: 'qris',
    fee: rupiah(0),
    min: rupiah(1),
    max: rupiah(10_000_000),
    refundable: true,
  },
  gopay: wallet('gopay', 'GoPay'),
  shopeepay: wallet('shopeepay', 'ShopeePay'),
  transfer: {
    code: 'transfer',
    name: 'Transfer bank',
    kind: 'transfer',
    fee: rupiah(0),
    min: rupiah(1),
    max: rupiah(999_000_000),
    refundable: false,
  },
} as const satisfies Record<string, PaymentMethod>;
export type MethodCode = keyof typeof paymentMethodList;
