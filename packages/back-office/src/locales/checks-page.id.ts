export { ledger } from './ledger-page.id.ts';

export const checks = {
  lead: 'Pembukuan diperiksa tiap malam pukul 02.00 WIB. Temuan menghentikan berkas bank sampai dijelaskan.',
  at: 'Waktu',
  by: 'Oleh',
  daily: 'Pemeriksaan harian',
  found: 'Temuan',
  none: 'Semua cocok',
  count_one: '{{count}} temuan',
  count_other: '{{count}} temuan',
  explained: 'Dijelaskan',
  run: 'Periksa sekarang',
  explain: {
    button: 'Jelaskan temuan',
    title: 'Jelaskan temuan ini?',
    text: 'Setelah dijelaskan, berkas bank bisa dibuat lagi. Penjelasanmu tercatat bersama namamu.',
    label: 'Apa penyebabnya dan mengapa aman',
    yes: 'Simpan penjelasan',
  },
};
