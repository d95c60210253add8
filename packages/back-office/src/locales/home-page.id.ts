export { approvals } from './approvals-page.id.ts';
export { mismatchKind } from './mismatches-page.id.ts';
export { settingNames } from './setting-names.id.ts';

export const queue = {
  lead: 'Yang menunggu keputusan, dari yang paling mendesak.',
  fresh_one: '{{count}} baru, tampilkan',
  fresh_other: '{{count}} baru, tampilkan',
  caption: 'Antrean kerja',
  kinds: 'Jenis pekerjaan',
  views: 'Tampilan antrean',
  show: { all: 'Semua', mine: 'Yang kukerjakan', late: 'Terlambat' },
  subject: 'Perihal',
  kind: 'Jenis',
  detail: 'Rincian',
  since: 'Menunggu sejak',
  due: 'Batas waktu',
  amount: 'Jumlah',
  reported: {
    product: 'produk',
    review: 'ulasan',
    store: 'toko',
    question: 'pertanyaan',
    answer: 'jawaban',
    message: 'pesan chat',
  },
  claim: 'Dikerjakan',
  late: 'Terlambat',
  empty: 'Tidak ada yang menunggu',
  emptyText: 'Semua sudah diputuskan. Yang baru akan muncul di sini.',
  noMatch: 'Tidak ada yang cocok',
  noMatchText: 'Coba tampilkan semua jenis pekerjaan.',
  clear: 'Tampilkan semua',
};

export const figures = {
  title: 'Angka pasar',
  days: 'Rentang hari',
  last_one: '{{count}} hari terakhir',
  last_other: '{{count}} hari terakhir',
  between: '{{from}} sampai {{until}}',
  compared: '{{days}}, dibandingkan {{before}}.',
  name: {
    gmv: 'Penjualan (GMV)',
    orders: 'Pesanan dibayar',
    take_rate: 'Bagian pasar',
    new_sellers: 'Penjual baru',
    refunds: 'Dana dikembalikan',
  },
  up: 'Naik {{percent}}% dari {{before}}',
  down: 'Turun {{percent}}% dari {{before}}',
  same: 'Sama dengan sebelumnya, {{before}}',
  new: 'Sebelumnya {{before}}',
  none: 'Belum ada',
  ownDays: 'Hari pilihan sendiri',
  from: 'Dari',
  until: 'Sampai',
  show: 'Tampilkan',
  plot: 'Penjualan per hari; garis: hari-hari sebelumnya',
  table: 'Angka per hari',
  day: 'Mulai',
  before: 'Sebelumnya',
};

export const notices = {
  toChecks: 'Ke pemeriksaan',
  toSettings: 'Buka pengaturan',
  no_payment_method: {
    title: 'Belum ada yang bisa membayar',
    text: 'Pasar ini belum punya cara bayar, jadi pesanan tidak dapat dibuat. Atur PASAR_PAYMENTS di server.',
  },
  ledger_fault: {
    title: 'Pembukuan tidak cocok',
    text: 'Pemeriksaan terakhir menemukan kesalahan. Berkas bank tidak dibuat sampai temuannya dijelaskan.',
  },
  search_oversized: {
    title: 'Produk terlalu banyak untuk pencarian bawaan',
    text: 'Pencarian memakan memori dan waktu di tiap proses. Atur SEARCH_URL di server.',
  },
  approval_off: {
    title: 'Satu orang boleh memindahkan uang berapa pun',
    text: 'Persetujuan rekan dimatikan.',
  },
  approval_alone: {
    title: 'Belum ada rekan yang bisa menyetujui',
    text: 'Hanya satu akun boleh menyetujui uang, jadi permintaan akan kedaluwarsa. Tambahkan orang kedua dengan peran keuangan, atau matikan persetujuan di pengaturan.',
  },
};
