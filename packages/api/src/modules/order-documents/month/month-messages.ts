import type { Locale, WalletMonth } from '@pasar/contract';

type Line = Pick<WalletMonth['totals'][number], 'type' | 'direction'>;
type Lines = Record<`${Line['type']}_${Line['direction']}`, string>;

const indonesian = {
  title: 'Laporan bulanan',
  store: 'Toko',
  month: 'Bulan (WIB)',
  made: 'Dibuat',
  opening: 'Saldo awal',
  closing: 'Saldo akhir',
  closingNow: 'Saldo saat dibuat',
  gross: 'Penjualan sebelum potongan',
  commission: 'Komisi',
  fee: 'Biaya layanan',
  net: 'Masuk ke saldo',
  note: 'Laporan ini dibuat otomatis oleh Pasar dari mutasi saldo toko.',
  lines: {
    sale_in: 'Penjualan',
    sale_out: 'Koreksi penjualan',
    withdraw_in: 'Penarikan yang kembali',
    withdraw_out: 'Penarikan',
    refund_in: 'Dana kembali, masuk',
    refund_out: 'Dana kembali, keluar',
    topup_in: 'Pengisian saldo',
    topup_out: 'Pengisian saldo, batal',
    adjustment_in: 'Penyesuaian, masuk',
    adjustment_out: 'Penyesuaian, keluar',
    payment_in: 'Pembayaran yang kembali',
    payment_out: 'Pembayaran',
  } satisfies Lines as Lines,
};

export type MonthMessages = typeof indonesian;

const english: MonthMessages = {
  title: 'Monthly report',
  store: 'Store',
  month: 'Month (WIB)',
  made: 'Made',
  opening: 'Opening balance',
  closing: 'Closing balance',
  closingNow: 'Balance when made',
  gross: 'Sales before deductions',
  commission: 'Commission',
  fee: 'Service fee',
  net: 'Paid into the balance',
  note: "This report was made automatically by Pasar from the entries of the store's balance.",
  lines: {
    sale_in: 'Sales',
    sale_out: 'Corrections of sales',
    withdraw_in: 'Returned withdrawals',
    withdraw_out: 'Withdrawals',
    refund_in: 'Refunds, in',
    refund_out: 'Refunds, out',
    topup_in: 'Top-ups',
    topup_out: 'Top-ups, canceled',
    adjustment_in: 'Adjustments, in',
    adjustment_out: 'Adjustments, out',
    payment_in: 'Returned payments',
    payment_out: 'Payments',
  },
};

export const monthMessages: Record<Locale, MonthMessages> = { id: indonesian, en: english };
