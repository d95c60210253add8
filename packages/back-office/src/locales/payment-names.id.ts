/** How buyers pay, and who collects it. */
export const paymentNames = {
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
    transfer: 'Transfer bank',
    wallet: 'Saldo Pasar',
  },
  provider: { midtrans: 'Midtrans', xendit: 'Xendit', transfer: 'Transfer bank' },
};
