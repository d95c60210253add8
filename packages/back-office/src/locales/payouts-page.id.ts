export { bookFile } from './book-file.id.ts';

export const payouts = {
  code: 'Berkas',
  search: 'Kode berkas',
  made: 'Dibuat',
  by: 'Oleh',
  rows: 'Transfer',
  total: 'Jumlah',
  open: 'Belum ada hasil',
  download: 'Unduh',
  downloadOf: 'Unduh {{code}}',
  make: 'Buat berkas bank',
  makeTitle: 'Buat berkas bank dari semua penarikan yang disetujui?',
  makeText: 'Rekan menyetujuinya dulu, lalu berkasnya ada di daftar ini. Kirim ke bank sekali saja.',
  makeYes: 'Buat berkas',
  results: 'Hasil dari bank',
  resultsText:
    'CSV dengan kolom withdraw_code, status (paid atau failed), bank_reference, amount, reason. Kamu lihat dulu apa yang akan dibukukan; baris yang salah disebut dan dilewati. Berkas yang sama dua kali tidak mengubah apa pun.',
  preview_one: '{{count}} transfer akan dibukukan. Belum ada yang dibukukan.',
  preview_other: '{{count}} transfer akan dibukukan. Belum ada yang dibukukan.',
  file: 'Berkas hasil',
  booked_one: '{{count}} transfer dibukukan.',
  booked_other: '{{count}} transfer dibukukan.',
};
