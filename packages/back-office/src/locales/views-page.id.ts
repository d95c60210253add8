export const views = {
  lead: 'Siapa membuka dokumen pribadi, kapan, dan untuk apa. Catatan ini tidak bisa diubah atau dihapus.',
  search: 'Nama toko atau orang',
  actor: 'E-mail staf',
  more: 'Staf dan tanggal',
  at: 'Waktu',
  who: 'Dibuka oleh',
  purpose: 'Untuk',
  subject: 'Dokumen milik',
  media: 'Nomor berkas',
  gone: 'sudah tidak ada',
  all: 'Semua',
  is: { 'store-verification': 'Verifikasi toko', 'buyer-verification': 'Verifikasi pembeli' },
};
