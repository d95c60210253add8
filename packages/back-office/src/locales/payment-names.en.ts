import type { paymentNames as indonesian } from './payment-names.id.ts';

/** How buyers pay, and who collects it. */
export const paymentNames: typeof indonesian = {
  method: {
    va_bca: 'BCA',
    va_bni: 'BNI',
    va_bri: 'BRI',
    va_mandiri: 'Mandiri',
    va_permata: 'Permata',
    va_cimb: 'CIMB',
    qris: 'QRIS',
    gopay: 'GoPay',
    shopeepay: 'ShopeePay',
    transfer: 'Bank transfer',
    wallet: 'Pasar balance',
  },
  provider: { midtrans: 'Midtrans', xendit: 'Xendit', transfer: 'Bank transfer' },
};
